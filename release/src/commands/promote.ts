import { browserCheck } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { PlainError, say } from '../progress';
import { releaseAuthor } from '../publish/author';
import { promote } from '../publish/promote';
import { partOf } from '../registry/part-of';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { readWanted } from './read-wanted';
import { runToEnd } from './run-to-end';

const usage =
  'npm run promote -- <remote or shell> [version] … --from staging --to production [--percent 10] [--reason "…"]';

await runToEnd(async () => {
  const { positionals, from, to, percent = 100, reason } = readArguments(usage);
  if (positionals.length === 0 || from === undefined || to === undefined)
    throw new PlainError(`Say what, from where, and to where.\nUsage: ${usage}`);
  const [source, target, author] = await Promise.all([openStore(from), openStore(to), releaseAuthor()]);
  const { registry } = await source.readRegistry();
  const wanted = readWanted(positionals, (word) => partOf(registry, word) !== undefined);
  const names = wanted.map(({ name }) => name);
  await promote({
    wanted,
    from: source,
    to: target,
    author,
    // Whom the rules of the workflow's environment have asked.
    approvedBy: process.env['RELEASE_APPROVED_BY'] || undefined,
    percent,
    reason,
    mails: mailLinks(),
    // Types and tests were judged where it was built; what it meets is another.
    further: (candidates) => [browserCheck(names, candidates, target)],
  });
  for (const name of names) say(`${name} went from ${source.description} to ${target.description} as it is`);
});
