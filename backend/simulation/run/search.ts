import { withinBudget, type CheckClock } from '../../dev/within-budget.js';
import { Random } from '../kernel/random.js';
import { Seed } from './seed.js';
import { shorten } from './shorten.js';
import { commandOf, Simulator, type Outcome, type Task } from './simulator.js';

export interface SearchOptions {
  minutes: number;
  steps: number;
  processes: number;
  /** The first seed; later ones follow it, or branch off from one that was kept. */
  from: number;
  tell: (line: string) => void;
  /** Of tests. */
  clock?: CheckClock;
  openSimulator?: () => Player;
}

type Player = Pick<Simulator, 'run' | 'close'>;

/** A run that came where none had been before. */
export interface Kept {
  seed: number;
  steps: number;
  seen: readonly string[];
  wallMs: number;
}

/** What a search found. */
export interface Found {
  runs: number;
  kept: readonly Kept[];
  /** Lines that play the failures again. */
  failures: readonly string[];
}

/**
 * Plays seeds side by side until the time is over; what is under way then is left. One that reached a state × action pair not
 * seen before is kept, and others begin as it did. What fails is shortened. Says now and then how far it is.
 */
export async function search(options: SearchOptions): Promise<Found> {
  const { minutes, steps, processes, from, tell, clock, openSimulator = () => new Simulator() } = options;
  const random = new Random(`search ${from}`);
  const known = new Set<string>();
  const kept: Kept[] = [];
  const failures: string[] = [];
  let next = from;
  let runs = 0;
  const underWay = new Map<number, number>();

  const nextSeed = (): Seed => {
    if (kept.length > 0 && random.chance(0.4)) {
      const { seed } = random.pick(kept);
      return Seed.branch(
        new Seed(seed),
        random.int(Math.floor(steps / 3), steps - 1),
        random.int(1, 1 << 21),
      );
    }
    next += 1;
    return new Seed(next - 1);
  };
  const playOne = async (simulator: Player, over: AbortSignal) => {
    const task: Task = { seed: nextSeed().number, steps };
    underWay.set(task.seed, 0);
    const onStep = (step: number) => void underWay.set(task.seed, step + 1);
    const outcome = await simulator.run(task, { over, onStep });
    underWay.delete(task.seed);
    if (outcome === undefined) return;
    runs += 1;
    if (outcome.failure !== undefined) {
      failures.push(await shortenFailure(simulator, task, outcome.failure, { tell, over }));
      return;
    }
    const fresh = outcome.seen.filter((pair) => !known.has(pair));
    if (fresh.length === 0) return;
    for (const pair of fresh) known.add(pair);
    kept.push({ ...task, seen: outcome.seen, wallMs: outcome.wallMs });
    tell(`seed ${task.seed}: ${fresh.length} new, ${known.size} pairs after ${runs} runs`);
  };
  const play = async (over: AbortSignal) => {
    const simulator = openSimulator();
    try {
      while (!over.aborted) await playOne(simulator, over);
    } finally {
      simulator.close();
    }
  };
  await withinBudget(
    { budgetMs: minutes * 60_000, ...(clock && { clock }) },
    {
      work: async (over) => {
        await Promise.all(Array.from({ length: processes }, () => play(over)));
      },
      tellHowFar: (passedMs) => {
        const now = [...underWay]
          .map(([seed, done]) => `seed ${seed} at step ${done} of ${steps}`)
          .join(', ');
        const minute = (passedMs / 60_000).toFixed(1);
        tell(
          `${minute} of ${minutes} minutes: ${runs - failures.length} runs right, ${failures.length} wrong; ${now}`,
        );
      },
    },
  );
  return { runs, kept, failures };
}

/** What a failure says, without what is another's in each run. */
const kindOf = (failure: Outcome['failure']) => failure?.message.replaceAll(/[0-9a-f-]{36}|\d+/g, '…');

async function shortenFailure(
  simulator: Player,
  { seed, steps }: Task,
  failure: NonNullable<Outcome['failure']>,
  { tell, over }: { tell: SearchOptions['tell']; over: AbortSignal },
): Promise<string> {
  tell(`seed ${seed}, step ${failure.step}: ${failure.message}`);
  const all = Array.from({ length: Math.min(steps, failure.step + 1) }, (_, step) => step);
  const only = await shorten(all, async (fewer) => {
    const outcome = await simulator.run({ seed, steps, only: fewer }, { over });
    return outcome !== undefined && kindOf(outcome.failure) === kindOf(failure);
  });
  const line = commandOf({ seed, steps, only });
  tell(line);
  return line;
}

/** Of the runs that were kept, those that reach the most in a time: each time the one with the most new pairs for its time. */
export function chooseRuns(kept: readonly Kept[], withinMs: number): Kept[] {
  const chosen: Kept[] = [];
  const known = new Set<string>();
  let leftMs = withinMs;
  for (;;) {
    const worth = ({ seen, wallMs }: Kept) => seen.filter((pair) => !known.has(pair)).length / wallMs;
    const [best] = kept
      .filter((run) => run.wallMs <= leftMs && worth(run) > 0)
      .sort((one, other) => worth(other) - worth(one));
    if (best === undefined) return chosen;
    chosen.push(best);
    leftMs -= best.wallMs;
    for (const pair of best.seen) known.add(pair);
  }
}

/** How far a search came: for each action and answer, in how many states of a trip it came up. */
export function coverageOf(kept: readonly Kept[]): string[] {
  const pairs = [...new Set(kept.flatMap(({ seen }) => seen))].map((pair) => pair.split(' × '));
  const states = new Map<string, number>();
  for (const [, action] of pairs) if (action !== undefined) states.set(action, (states.get(action) ?? 0) + 1);
  const total = new Set(pairs.filter((pair) => pair.length > 1).map(([state]) => state)).size;
  return [
    ...[...states].sort(([, one], [, other]) => other - one).map(([action, count]) => `${count}\t${action}`),
    `${pairs.length} pairs of ${total} states and ${states.size} actions`,
  ];
}
