import { publishReport } from '../benchmarks-document.js';
import { onEachDatabase } from '../on-each-database.js';
import { benchDatabase } from './bench-database.js';
import { isAsPromised, reportOf } from './report.js';

/** As a deployment has it by default. */
const poolSize = 10;

const measured = await onEachDatabase(
  async (database) => {
    console.error(`Reserving on the ${database.kind} database …`);
    return await benchDatabase(database);
  },
  { poolSize },
);
await publishReport(reportOf(measured));
if (!measured.every(({ result }) => isAsPromised(result))) {
  console.error('Not everything went as promised; see the table.');
  process.exitCode = 1;
}
