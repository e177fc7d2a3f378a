import './kernel/replace-globals.js';
import { simulate } from './run/simulate.js';
import { Seed } from './run/seed.js';
import type { Outcome, Progress, Task } from './run/simulator.js';

// Plays the seeds that the process that started it sends, one after the other, and answers what came of each.
process.on('message', ({ seed, steps, only }: Task) => {
  const onStep = (step: number) => process.send?.({ step } satisfies Progress);
  void simulate({ seed: new Seed(seed), steps, only: only && new Set(only), onStep }).then(
    ({ failure, seen, trips, wallMs }) => {
      process.send?.({ failure, seen: [...seen], trips, wallMs } satisfies Outcome);
    },
  );
});
