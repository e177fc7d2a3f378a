import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../../dev/temporary-postgres.js';
import { openDatabase } from '../../src/database/database.js';
import { migrateToLatest } from '../../src/database/migrate.js';
import { createPool } from '../../src/database/pool.js';
import { benchDatabase, type BenchResult } from './bench-database.js';
import { fillDatabase } from './fill-database.js';
import { allowedRatio, preamble, ratioOf, reportOf } from './report.js';

/** Enough for a steady 99th percentile. */
const rounds = 3_000;
const documentFile = new URL('../../../docs/benchmarks.md', import.meta.url);

/** `--write` also puts the result into docs/benchmarks.md; `--embedded` or `--postgres` runs only one of them. */
const flags = new Set(process.argv.slice(2));

async function benchOn(databaseUrl: string | undefined): Promise<BenchResult> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const database = await openDatabase({
    ...{ databaseUrl, dataDirectory },
    poolSize: 1,
    logger: { warn: console.error },
    onCrash: (error) => {
      throw error;
    },
  });
  try {
    await migrateToLatest(database.kysely);
    console.error(`Filling the ${database.kind} database …`);
    await fillDatabase(database.kysely);
    console.error('Measuring …');
    return await benchDatabase(database.kysely, rounds);
  } finally {
    await database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** On BENCH_DATABASE_URL in a database of its own, or on a temporary server where there are binaries for one. */
async function benchOnPostgres(): Promise<BenchResult | undefined> {
  const server = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (server !== undefined) return await inNewDatabase(server);
  const temporary = await startTemporaryPostgres();
  if (temporary === undefined) {
    console.error('No PostgreSQL here: set BENCH_DATABASE_URL to measure it.');
    return undefined;
  }
  try {
    return await benchOn(temporary.url);
  } finally {
    await temporary.stop();
  }
}

async function inNewDatabase(server: string): Promise<BenchResult> {
  const name = `bench_${Date.now()}`;
  const pool = createPool({ connectionString: server, max: 1 });
  await pool.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    return await benchOn(url.href);
  } finally {
    await pool.query(`drop database ${name} with (force)`);
    await pool.end();
  }
}

const results: [string, BenchResult | undefined][] = [];
if (!flags.has('--postgres')) results.push(['Embedded', await benchOn(undefined)]);
if (!flags.has('--embedded')) results.push(['PostgreSQL', await benchOnPostgres()]);

const measured = results.flatMap(([kind, result]) => (result === undefined ? [] : [{ kind, result }]));
const report = [preamble(), ...measured.map(({ kind, result }) => reportOf(kind, result))].join('\n');
console.log(report);
if (flags.has('--write')) await writeFile(documentFile, withSection(await readDocument(), report));
if (measured.some(({ result }) => ratioOf(result.timings) > allowedRatio)) process.exitCode = 1;

async function readDocument(): Promise<string> {
  return await readFile(documentFile, 'utf8').catch(() => '# Benchmarks\n');
}

/** The document with its section `Search` replaced, or added at its end. */
function withSection(document: string, section: string): string {
  const [before = '', ...others] = document.split(/^(?=## )/m);
  const kept = others.filter((each) => !each.startsWith('## Search'));
  return `${[before.trimEnd(), ...kept.map((each) => each.trimEnd()), section.trimEnd()].join('\n\n')}\n`;
}
