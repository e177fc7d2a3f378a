import './kernel/replace-globals.js';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chooseRuns, coverageOf, search } from './run/search.js';
import { simulate } from './run/simulate.js';
import { Seed } from './run/seed.js';

// `npm run simulate -- --seed 7`: tells what happens under a seed, to the letter the same each time.
// `npm run simulate -- --minutes 30`: plays many seeds, and keeps those that come where none had been.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string' },
    only: { type: 'string' },
    minutes: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});
/** A search comes to more verdicts with shorter ones. */
const steps = Number(values.steps ?? (values.minutes === undefined ? 60 : 30));
/** `npm test` plays so much of it again, several at once. */
const keptMs = 120_000;

if (values.minutes === undefined) await tellStory();
else await searchFor(Number(values.minutes));

async function tellStory(): Promise<void> {
  const only = values.only === undefined ? undefined : new Set(values.only.split(',').map(Number));
  const run = await simulate({ seed: new Seed(Number(values.seed)), steps, only });
  process.stdout.write(`${run.story.join('\n')}\nhash ${run.hash}\n`);
  const perSecond = ((run.trips / run.wallMs) * 1_000).toFixed(1);
  process.stderr.write(
    `${run.trips} trips in ${run.virtualDays.toFixed(1)} days, ${run.decisions} decisions: ${perSecond} trips a second\n`,
  );
  if (run.failure === undefined) return;
  process.stderr.write(`seed ${values.seed}, step ${run.failure.step}: ${run.failure.message}\n`);
  process.exitCode = 1;
}

async function searchFor(minutes: number): Promise<void> {
  const tell = (line: string) => {
    console.log(line);
  };
  const from = Number(values.seed);
  const found = await search({ minutes, steps, processes: Number(values.processes), from, tell });
  const right = found.runs - found.failures.length;
  tell(
    `${found.failures.length === 0 ? 'Right' : 'Wrong'} so far: ${right} of ${found.runs} runs in ${minutes} minutes`,
  );
  for (const line of found.failures) tell(`Wrong: ${line}`);
  if (found.failures.length > 0) process.exitCode = 1;
  const chosen = chooseRuns(found.kept, keptMs).map(({ seed }) => ({ seed, steps }));
  if (chosen.length === 0) return;
  await writeFile(new URL('kept-seeds.json', import.meta.url), `${JSON.stringify(chosen, null, 2)}\n`);
  for (const line of coverageOf(found.kept)) tell(line);
  const perMinute = (found.runs / minutes).toFixed(1);
  tell(
    `${found.runs} runs, ${perMinute} a minute; ${found.kept.length} kept, ${chosen.length} of them for npm test`,
  );
}
