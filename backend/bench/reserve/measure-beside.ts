import { parseArgs } from 'node:util';
import type { Slice } from './contestant.js';
import type { DatabaseCounters } from './database-counters.js';
import { startContestant, type Contestant } from './start-contestant.js';

const { values } = parseArgs({ options: { slices: { type: 'string', default: '10' } }, strict: false });
export const customers = 32;
/** `--slices 4` on the command line: fewer, for a machine that is busy with other work. */
const slices = Number(values.slices);
/** For each customer and slice, on a car of its own each time. */
const tripsInSlice = 2;
const rounds = 2 * slices;
const warmUpTrips = 3;

export interface Phase extends Slice {
  counters: DatabaseCounters;
}

export interface BenchResult {
  version: string;
  different: Phase;
  same: Phase & { rounds: number };
}

/**
 * Measures trees on databases of their own, in turn, slice by slice, so that whatever slows the machine slows each of
 * them: 32 customers who reserve and pay at the same time, each another car, and then all of them the same.
 *
 * @param places each tree's root with the address of an empty database; without one, on an embedded database
 */
export async function measureBeside(
  places: readonly { tree: string; databaseUrl: string | undefined }[],
): Promise<BenchResult[]> {
  const cars = rounds + customers * (warmUpTrips + slices * tripsInSlice);
  const contestants: Contestant[] = [];
  try {
    for (const { tree, databaseUrl } of places) {
      contestants.push(await startContestant(tree, { databaseUrl, customers, cars }));
    }
    const firstCarOf = (slice: number) => 1 + rounds + customers * (warmUpTrips + slice * tripsInSlice);
    for (const { run } of contestants) {
      await run({ do: 'different', firstCar: 1 + rounds, trips: warmUpTrips });
    }
    const different = await inTurn(contestants, slices, ({ run }, slice) =>
      run({ do: 'different', firstCar: firstCarOf(slice), trips: tripsInSlice }),
    );
    const same = await inTurn(contestants, rounds, ({ run }, round) => run({ do: 'same', car: round + 1 }));
    return contestants.map(({ version }, index) => ({
      version,
      different: at(different, index),
      same: { ...at(same, index), rounds },
    }));
  } finally {
    for (const { end } of contestants) await end();
  }
}

async function inTurn(
  contestants: readonly Contestant[],
  times: number,
  run: (contestant: Contestant, time: number) => Promise<Slice>,
): Promise<Phase[]> {
  const before = await Promise.all(contestants.map(({ counters }) => counters()));
  const parts = contestants.map((): Slice[] => []);
  for (let time = 0; time < times; time += 1) {
    // Another one goes first each time.
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const index = (time + turn) % contestants.length;
      parts[index]?.push(await run(at(contestants, index), time));
    }
  }
  const after = await Promise.all(contestants.map(({ counters }) => counters()));
  return parts.map((own, index) => ({
    outcomes: own.flatMap(({ outcomes }) => outcomes),
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    counters: minus(at(after, index), at(before, index)),
  }));
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no number ${index}`);
  return value;
}

function minus(after: DatabaseCounters, before: DatabaseCounters): DatabaseCounters {
  return {
    deadlocks: after.deadlocks - before.deadlocks,
    committed: after.committed - before.committed,
    rolledBack: after.rolledBack - before.rolledBack,
  };
}
