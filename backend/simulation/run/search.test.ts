import assert from 'node:assert/strict';
import { once } from 'node:events';
import { it } from 'node:test';
import { search, type SearchOptions } from './search.js';

type Player = ReturnType<NonNullable<SearchOptions['openSimulator']>>;

/** The first seed is played to its end; the others are still under way when the time is over. */
function slowPlayer(): Player {
  const run = async (
    { seed }: { seed: number },
    { over, onStep }: { over?: AbortSignal; onStep?: (step: number) => void } = {},
  ) => {
    onStep?.(4);
    if (seed === 1) return { failure: undefined, seen: ['a × b'], trips: 1, wallMs: 1 };
    if (over?.aborted === false) await once(over, 'abort');
    return undefined;
  };
  return { run: run as Player['run'], close: () => undefined };
}

it('a search ends with its verdict so far within its time, and says how far it is', async () => {
  let now = 0;
  const wait = async (ms: number) => {
    // What is under way comes to where it waits first.
    await new Promise(setImmediate);
    now += ms;
  };
  const told: string[] = [];
  const found = await search({
    minutes: 0.5,
    steps: 30,
    processes: 1,
    from: 1,
    tell: (line) => told.push(line),
    clock: { now: () => now, wait },
    openSimulator: slowPlayer,
  });
  assert.deepEqual([found.runs, found.kept.length, found.failures], [1, 1, []]);
  assert.equal(now, 30_000);
  const lines = told.filter((line) => line.includes('minutes'));
  assert.equal(lines.length, 2);
  assert.match(lines[0] ?? '', /^0\.3 of 0\.5 minutes: 1 runs right, 0 wrong; seed \d+ at step 5 of 30$/);
});
