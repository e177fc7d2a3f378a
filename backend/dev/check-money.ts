import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playHistories } from './play-histories.js';
import { startTemporaryPostgres } from './temporary-postgres.js';
import { withinBudget } from './within-budget.js';

/**
 * `npm run check:money -- 10000 --seed 7 --from 1 --processes 2`: the property test of the books with as many random
 * histories as asked for, several processes at once, on PostgreSQL where it is installed: it needs a third of the time
 * of the embedded database. What fails says its seed and number, which play it again. With `--minutes 3` it ends then, with the
 * verdict so far.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});
/** Of one process: few enough that a verdict on them comes soon, on a busy machine too. */
const atOnce = 25;
const { seed } = values;
const first = Number(values.from);
const end = first + Number(positionals[0] ?? '100');
const backend = fileURLToPath(new URL('..', import.meta.url));
const server = await startTemporaryPostgres();
const began = Date.now();
let next = first;
let right = 0;
const wrong: number[] = [];
console.log(`${end - first} histories, seed ${seed}, on ${server?.version ?? 'the embedded database'}`);

try {
  await withinBudget(
    { budgetMs: Number(values.minutes) * 60_000 },
    {
      work: async (over) => {
        await Promise.all(Array.from({ length: Number(values.processes) }, () => work(over)));
      },
      tellHowFar: (passedMs) => {
        console.log(`${Math.round(passedMs / 1_000)} s: ${howFar()}, ${next - first} begun`);
      },
    },
  );
} finally {
  await server?.stop();
}
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`${wrong.length === 0 ? 'Right' : 'Wrong'} so far: ${howFar()} in ${minutes} minutes`);
for (const from of wrong) {
  console.error(
    `Wrong: npm run check:money -- ${Math.min(atOnce, end - from)} --seed ${seed} --from ${from}`,
  );
}
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Plays one part after the other, until none is left. */
async function work(over: AbortSignal): Promise<void> {
  const isOver = () => over.aborted;
  while (next < end && !isOver()) {
    const from = next;
    const histories = Math.min(atOnce, end - from);
    next += histories;
    const { isRight } = await playHistories({ backend, server, seed, from, count: histories }, { over });
    if (isOver()) return;
    if (isRight) right += histories;
    else wrong.push(from);
    console.log(howFar());
  }
}

function howFar(): string {
  return `${right} of ${end - first} histories right, ${wrong.length} parts of ${atOnce} wrong`;
}
