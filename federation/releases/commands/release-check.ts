import { PlainError, say } from '../../local/progress';
import { formatRefusals } from '../gate/check-candidate';
import { checkTogether } from '../gate/check-together';
import { runTests } from '../gate/contract-test';
import { buildCandidates, unreleasedHere } from '../publish/prepare-release';
import { withReleases } from '../publish/publish';
import { commitOf, partsNamed } from '../publish/this-checkout';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage = 'npm run release:check -- <remote or shell>… [--percent 10] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, percent = 100 } = readArguments(usage);
  const names = partsNamed(positionals);
  const testing = runTests(names);
  const [store, candidates, commit] = await Promise.all([
    openStore(to),
    buildCandidates(names),
    commitOf(names),
  ]);
  const unreleased = unreleasedHere();
  const { registry } = await store.readRegistry();
  const next = withReleases(registry, { candidates, unreleased, commit, percent }, new Date());
  const refusals = [...checkTogether(candidates, next, unreleased), ...(await testing)];
  if (refusals.length > 0) throw new PlainError(formatRefusals(names, refusals));
  const checked = candidates.map(({ description: { name, version } }) => `${name} ${version}`).join(', ');
  say(`${checked} may be released: npm run release -- ${names.join(' ')}`);
});
