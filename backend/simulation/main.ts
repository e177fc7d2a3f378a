import './kernel/replace-globals.js';
import { parseArgs } from 'node:util';
import { simulate } from './run/simulate.js';
import { Seed } from './run/seed.js';

// `npm run simulate -- --seed 7`: tells what happens under a seed, to the letter the same each time.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const only = values.only === undefined ? undefined : new Set(values.only.split(',').map(Number));
const run = await simulate({ seed: new Seed(Number(values.seed)), steps: Number(values.steps), only });
process.stdout.write(`${run.story.join('\n')}\nhash ${run.hash}\n`);
const perSecond = ((run.trips / run.wallMs) * 1_000).toFixed(1);
process.stderr.write(
  `${run.trips} trips in ${run.virtualDays.toFixed(1)} days, ${run.decisions} decisions: ${perSecond} trips a second\n`,
);
if (run.failure !== undefined) {
  process.stderr.write(`seed ${values.seed}, step ${run.failure.step}: ${run.failure.message}\n`);
  process.exitCode = 1;
}
