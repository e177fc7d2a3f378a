import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mends } from './mends.js';
import { withPlantedMistake } from './planted-mistake.js';
import { playHistories } from './play-histories.js';
import { startTemporaryPostgres } from './temporary-postgres.js';

/**
 * `npm run check:mends -w backend -- --seed 7 --most 2000 --processes 2 --only 3`: takes each rule of `mends.ts` out of a
 * copy of the source, and plays random histories until one comes to a wrong end. What none has found makes it fail.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '2000' },
    processes: { type: 'string', default: String(availableParallelism()) },
    /** The rules whose number begins so. */
    only: { type: 'string', default: '' },
  },
});
/** One batch of the property test: then its own count is the history’s. */
const batch = 25;
const asItIs = fileURLToPath(new URL('..', import.meta.url));
const server = await startTemporaryPostgres();
const waiting = mends.filter(({ name }) => name.startsWith(values.only));
let missed = 0;

try {
  await Promise.all(Array.from({ length: Number(values.processes) }, work));
} finally {
  await server?.stop();
}
process.exitCode = missed > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (let mend = waiting.shift(); mend !== undefined; mend = waiting.shift()) {
    const found = await withPlantedMistake(mend, findWrong);
    if (found === undefined) missed += 1;
    const histories =
      found === undefined ? `NOT found in ${values.most}` : `found by history ${found.history}`;
    console.log(`${mend.name}: ${histories}${found === undefined ? '' : ` (${found.why})`}`);
  }
}

/** The number of the first history that comes to a wrong end, and what was said of it. */
async function findWrong(backend: string): Promise<{ history: number; why: string } | undefined> {
  const { seed } = values;
  for (let from = 1; from <= Number(values.most); from += batch) {
    const { isRight, output } = await playHistories(
      { backend, server, seed, from, count: batch },
      { isQuiet: true },
    );
    if (isRight) continue;
    const after = /Property failed after (\d+) tests/.exec(output)?.[1];
    // What fails otherwise was not found, but is broken.
    if (after === undefined) throw new Error(output.slice(-4_000));
    const asIs = { backend: asItIs, server, seed, from, count: batch };
    if (!(await playHistories(asIs, { isQuiet: true })).isRight)
      throw new Error(`Wrong without it: ${output.slice(-4_000)}`);
    const why = /(?:Got |Error)[^\n]*?(?:Error|ERR_ASSERTION)[^\n]*: ([^\n]*)/.exec(output)?.[1] ?? '';
    return { history: from - 1 + Number(after), why };
  }
  return undefined;
}
