import { PlainError, say } from '../../local/progress';
import { checkCandidate, sayRefusals } from '../gate/check-candidate';
import { runContractTest } from '../gate/contract-test';
import { buildCandidate, shellHere } from '../publish/prepare-release';
import { folderOfRemote, remotesHere } from '../publish/this-checkout';
import { otherReleases } from '../registry/claim-conflicts';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

await runToEnd(async () => {
  const { positionals, to } = readArguments(
    'npm run release:check -- <remote> [--to <folder or s3://bucket>]',
  );
  const { name, folder } = folderOfRemote(positionals[0]);
  const mounting = runContractTest(name);
  const [store, candidate] = await Promise.all([openStore(to), buildCandidate(name, folder)]);
  const { registry } = await store.readRegistry();
  const others = otherReleases(registry, remotesHere());
  const refusals = [...checkCandidate(candidate, { shell: shellHere(), others }), ...(await mounting)];
  if (refusals.length > 0) throw new PlainError(sayRefusals(name, refusals));
  say(`${name} ${candidate.description.version} may be released: npm run release -- ${name}`);
});
