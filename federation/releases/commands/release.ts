import { say } from '../../local/progress';
import { runContractTest } from '../gate/contract-test';
import { buildCandidate, shellHere } from '../publish/prepare-release';
import { publish } from '../publish/publish';
import { commitOf, folderOfRemote, remotesHere } from '../publish/this-checkout';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage = 'npm run release -- <remote> [--percent 10] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, percent = 100 } = readArguments(usage);
  const { name, folder } = folderOfRemote(positionals[0]);
  // The test reads the sources, so that it runs beside the build.
  const alongside = runContractTest(name);
  const [store, candidate, commit] = await Promise.all([
    openStore(to),
    buildCandidate(name, folder),
    commitOf(name),
  ]);
  const { version } = candidate.description;
  const publication = {
    candidate,
    shell: shellHere(),
    unreleased: remotesHere(),
    commit,
    percent,
    alongside,
  };
  const registry = await publish(store, publication);
  const { current, rollout } = registry.remotes[name] ?? {};
  say(
    rollout?.version === version
      ? `${name} ${version} is live for ${rollout.percent} % of browsers`
      : `${name} ${version} is live since ${current?.since ?? 'now'}`,
  );
  say(store.publicUrl === undefined ? `It is in ${store.description}` : `It is served at ${store.publicUrl}`);
});
