import { say } from '../progress';
import { loadsFromTelemetry } from '../loads/read-loads';
import { watchRollouts } from '../loads/watch-rollouts';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

// For a deployment: a process that stays. `npm start` does the same by itself.
await runToEnd(async () => {
  const { to } = readArguments('npm run rollout -- watch [--to <folder or s3://bucket>]');
  const watch = watchRollouts(await openStore(to), loadsFromTelemetry(), say, say);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void watch.stop().then(() => process.exit(0)));
  }
  say('Looking after rollouts until this is stopped');
});
