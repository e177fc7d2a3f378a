import { publishReport } from '../benchmarks-document.js';
import { onEachDatabase } from '../on-each-database.js';
import { benchDatabase } from './bench-database.js';
import { fillDatabase } from './fill-database.js';
import { allowedRatio, preamble, ratioOf, reportOf } from './report.js';

/** Enough for a steady 99th percentile. */
const rounds = 3_000;

const measured = await onEachDatabase(
  async ({ kysely, kind }) => {
    console.error(`Filling the ${kind} database …`);
    await fillDatabase(kysely);
    console.error('Measuring …');
    return await benchDatabase(kysely, rounds);
  },
  { poolSize: 1 },
);

await publishReport([preamble(), ...measured.map(({ kind, result }) => reportOf(kind, result))].join('\n'));
if (measured.some(({ result }) => ratioOf(result.timings) > allowedRatio)) process.exitCode = 1;
