import { PlainError, say } from '../progress';
import { formatRefusals } from '../gate/check-candidate';
import { checkTogether } from '../gate/check-together';
import { beginFurtherChecks } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { releaseAuthor } from '../publish/author';
import { buildCandidates, unreleasedHere } from '../publish/prepare-release';
import { withReleases } from '../publish/with-releases';
import { commitOf, partsNamed } from '../publish/this-checkout';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run release:check -- <remote or shell>… [--percent 10] [--older "why"] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, percent = 100, older } = readArguments(usage);
  const names = partsNamed(positionals);
  const finishChecks = beginFurtherChecks({ names, emergency: undefined });
  const [store, candidates, commit, author] = await Promise.all([
    openStore(to),
    buildCandidates(names),
    commitOf(names),
    releaseAuthor(),
  ]);
  const unreleased = unreleasedHere();
  const { registry: live } = await store.readRegistry();
  const next = withReleases(live, { candidates, commit, percent, author }, new Date());
  const further = finishChecks({ candidates, store, commit, older }).map((check) => check(live, next));
  const refusals = [
    ...checkTogether(candidates, { live, next, mails: mailLinks() }, unreleased),
    ...(await Promise.all(further)).flat(),
  ];
  if (refusals.length > 0) throw new PlainError(formatRefusals(names, refusals));
  const checked = candidates.map(({ description: { name, version } }) => `${name} ${version}`).join(', ');
  say(`${checked} may be released: npm run release -- ${names.join(' ')}`);
});
