import { KnownValues } from '../../testing/fuzzing/known-values.js';
import { learnFromReads } from '../../testing/fuzzing/learn-from-reads.js';
import { documentOf, type Operation } from '../../testing/fuzzing/operations.js';
import { textFieldsOf } from '../../testing/fuzzing/text-fields.js';
import { publishReport } from '../benchmarks-document.js';
import { startBenchBackend } from './bench-backend.js';
import { startBystander } from './bystander.js';
import { accountFor, headersOf, sendOver } from './client.js';
import { deepJsonClass, hostileTextClasses } from './hostile-requests.js';
import { hostileUploadClasses } from './hostile-uploads.js';
import { measureClass, measureQuiet, type ClassResult } from './measure-classes.js';
import { allowed, isAsPromised, reportOf } from './report.js';

/** `--class-seconds 30` gives each line of the table more time than usual, for a slow machine. */
const secondsAt = process.argv.indexOf('--class-seconds');
const classMs = 1_000 * (secondsAt === -1 ? 8 : Number(process.argv[secondsAt + 1]));
const limits = { allowedBlockMs: allowed.blockMs, classMs, quietMs: 1_500 };

const backend = await startBenchBackend();
try {
  const openapi = await sendOver(backend.url, { what: '', method: 'GET', url: '/openapi.json', headers: {} });
  const document = documentOf(JSON.parse(openapi.body) as object);
  const known = new KnownValues(document.operations);
  const rooms = new Map<Operation, number>();
  await learnFromReads(document.operations, known, async ({ path }, values) => {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    return await Promise.all(
      (['admin', 'owner', 'customer', 'new-customer'] as const).map((account) =>
        sendOver(backend.url, { what: '', method: 'GET', url, headers: headersOf(account) }),
      ),
    );
  });
  for (const operation of document.operations) rooms.set(operation, await findBodyRoom(operation));

  const api = { document, known, bodyRoom: (operation: Operation) => rooms.get(operation) ?? 0 };
  const uploads = await hostileUploadClasses(backend.url, document, known);
  const hostile = [...hostileTextClasses(api), deepJsonClass(api), ...uploads];

  const bystander = startBystander(backend.url);
  const measured = { backend, bystander };
  await measureQuiet(measured, limits);
  const before = await backend.memory();
  const classes: ClassResult[] = [];
  const quiet = { blockMs: 0, searchMs: [] as number[], healthMs: [] as number[] };
  for (const each of hostile) {
    console.error(`${each.name}: ${each.requests.length} requests …`);
    const pause = await measureQuiet(measured, limits);
    quiet.blockMs = Math.max(quiet.blockMs, pause.blockMs);
    quiet.searchMs.push(...pause.searchMs);
    quiet.healthMs.push(...pause.healthMs);
    classes.push(await measureClass(each, measured, limits));
  }
  await measureQuiet(measured, limits);
  const after = await backend.memory();
  await bystander.stop();

  const fields = document.operations.flatMap((operation) => textFieldsOf(operation, document)).length;
  const result = { operations: document.operations.length, fields, classes, quiet, before, after };
  await publishReport(reportOf(result));
  if (!isAsPromised(result)) process.exitCode = 1;
} finally {
  await backend.stop();
}

/** How much of a body an operation reads: the largest of these sizes that it does not refuse as too large. */
async function findBodyRoom(operation: Operation): Promise<number> {
  if (operation.method === 'GET') return 0;
  for (const room of [250_000, 60_000, 15_000]) {
    const { status } = await sendOver(backend.url, {
      what: '',
      method: operation.method,
      url: operation.path.replaceAll(/[{}]/g, ''),
      headers: { ...headersOf(accountFor(operation)), 'content-type': 'application/json' },
      body: JSON.stringify('a'.repeat(room)),
    });
    if (status !== 413) return room;
  }
  return 4_000;
}
