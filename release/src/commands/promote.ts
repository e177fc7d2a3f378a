import { browserCheck } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { PlainError, say } from '../progress';
import { releaseAuthor } from '../publish/author';
import { promote } from '../publish/promote';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run promote -- <remote or shell>… --from staging --to production --approved-by "name" [--percent 10] ' +
  '[--reason "…"]';

await runToEnd(async () => {
  const { positionals: names, from, to, approvedBy, percent = 100, reason } = readArguments(usage);
  if (names.length === 0 || from === undefined || to === undefined || !approvedBy)
    throw new PlainError(`Say what, from where, to where, and who has approved it.\nUsage: ${usage}`);
  const [source, target, author] = await Promise.all([openStore(from), openStore(to), releaseAuthor()]);
  await promote({
    names,
    from: source,
    to: target,
    approvedBy,
    author,
    percent,
    reason,
    mails: mailLinks(),
    // Types and tests were judged where it was built; what it meets is another.
    further: (candidates) => [browserCheck(names, candidates, target)],
  });
  for (const name of names) say(`${name} went from ${source.description} to ${target.description} as it is`);
});
