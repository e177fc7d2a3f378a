import { publishReport } from '../benchmarks-document.js';
import { onEachDatabase } from '../on-each-database.js';
import { benchDatabase } from './bench-database.js';
import { fillDatabase } from './fill-database.js';
import { isAsPromised, reportOf } from './report.js';

/** `--users 5000` tries it with fewer. */
const flag = process.argv.indexOf('--users');
const sizes = { many: flag === -1 ? 100_000 : Number(process.argv[flag + 1]), few: 1_000 };
const rounds = 300;

const measured = await onEachDatabase(
  async ({ kysely, kind }) => {
    console.error(`Filling the ${kind} database …`);
    await fillDatabase(kysely, sizes);
    console.error('Measuring …');
    return await benchDatabase(kysely, rounds);
  },
  { poolSize: 1 },
);

await publishReport(reportOf(measured, sizes));
if (!measured.every(({ result }) => isAsPromised(result))) process.exitCode = 1;
