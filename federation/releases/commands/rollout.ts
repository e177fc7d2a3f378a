import { PlainError, say } from '../../local/progress';
import { loadsFromTelemetry } from '../loads/read-loads';
import { watchRollouts } from '../loads/watch-rollouts';
import { releasesOf, stopRollout, widenRollout } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import { openStore } from '../store/open-store';
import { readArguments, readPercent } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run rollout -- <remote> <percent | stop>, or npm run rollout -- watch [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to } = readArguments(usage);
  const [name, what] = positionals;
  if (name === 'watch') {
    // For a deployment: a job that stays. `npm start` does the same by itself.
    watchRollouts(await openStore(to), loadsFromTelemetry(), say);
    say('Looking after rollouts until this is stopped');
    return;
  }
  if (name === undefined || what === undefined) throw new PlainError(`Usage: ${usage}`);
  const percent = what === 'stop' ? 0 : (readPercent(what) ?? 0);
  const store = await openStore(to);
  const registry = await changeRegistry(store, (newest) =>
    what === 'stop'
      ? stopRollout(newest, name, 'stopped by hand', new Date())
      : widenRollout(newest, name, percent, new Date()),
  );
  const { current, rollout } = releasesOf(registry, name);
  say(
    rollout
      ? `${name} ${rollout.version} is live for ${rollout.percent} % of browsers, ${current.version} for the others`
      : `${name} ${current.version} is live for everybody`,
  );
});
