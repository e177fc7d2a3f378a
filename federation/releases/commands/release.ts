import { say } from '../../local/progress';
import { SHELL } from '../../src/registry/shell-file';
import { runTests } from '../gate/contract-test';
import { buildCandidates, unreleasedHere } from '../publish/prepare-release';
import { publish } from '../publish/publish';
import { commitOf, partsNamed } from '../publish/this-checkout';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage = 'npm run release -- <remote or shell>… [--percent 10] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, percent = 100 } = readArguments(usage);
  const names = partsNamed(positionals);
  // The tests read the sources, so that they run beside the builds.
  const alongside = runTests(names);
  const [store, candidates, commit] = await Promise.all([
    openStore(to),
    buildCandidates(names),
    commitOf(names),
  ]);
  const publication = { candidates, unreleased: unreleasedHere(), commit, percent, alongside };
  const registry = await publish(store, publication);
  for (const { name, version } of candidates.map(({ description }) => description)) {
    const { current, rollout } =
      name === SHELL ? { ...registry.shell, rollout: undefined } : (registry.remotes[name] ?? {});
    say(
      rollout?.version === version
        ? `${name} ${version} is live for ${rollout.percent} % of browsers`
        : `${name} ${version} is live since ${current?.since ?? 'now'}`,
    );
  }
  say(store.publicUrl === undefined ? `It is in ${store.description}` : `It is served at ${store.publicUrl}`);
});
