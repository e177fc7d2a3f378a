import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../dev/temporary-postgres.js';
import { openDatabase, type OpenDatabase } from '../src/platform/database/database.js';
import { connectModules } from '../src/connect-modules.js';
import { migrateToLatest } from '../src/migrate.js';
import { createPool } from '../src/platform/database/pool.js';

type Bench<Result> = (database: OpenDatabase) => Promise<Result>;

/**
 * Measures on the embedded database and then on PostgreSQL, each new and migrated. `--embedded` or `--postgres` on the
 * command line runs only one of them.
 */
export async function onEachDatabase<Result>(
  bench: Bench<Result>,
  { poolSize }: { poolSize: number },
): Promise<{ kind: 'Embedded' | 'PostgreSQL'; result: Result }[]> {
  return await onEachServer(async (_kind, server) =>
    server === undefined
      ? await onDatabase(undefined, bench, poolSize)
      : await inNewDatabase(server, (url) => onDatabase(url, bench, poolSize)),
  );
}

/**
 * The same for what opens its databases itself.
 *
 * @param bench is given the address of a server on which it may create databases; none for the embedded database
 */
export async function onEachServer<Result>(
  bench: (kind: 'Embedded' | 'PostgreSQL', server: string | undefined) => Promise<Result>,
): Promise<{ kind: 'Embedded' | 'PostgreSQL'; result: Result }[]> {
  const flags = new Set(process.argv.slice(2));
  const results: { kind: 'Embedded' | 'PostgreSQL'; result: Result }[] = [];
  if (!flags.has('--postgres'))
    results.push({ kind: 'Embedded', result: await bench('Embedded', undefined) });
  if (!flags.has('--embedded')) {
    const result = await onPostgres((server) => bench('PostgreSQL', server));
    if (result !== undefined) results.push({ kind: 'PostgreSQL', result });
  }
  return results;
}

async function onDatabase<Result>(
  databaseUrl: string | undefined,
  bench: Bench<Result>,
  poolSize: number,
): Promise<Result> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-'));
  const open = (size: number) =>
    openDatabase({
      databaseUrl,
      dataDirectory,
      poolSize: size,
      logger: { warn: console.error },
      onCrash: (error) => {
        throw error;
      },
    });
  try {
    connectModules();
    // A process that migrates holds its lock on a connection of its own.
    const migrating = await open(Math.max(2, poolSize));
    await migrateToLatest(migrating);
    await migrating.close();
    const database = await open(poolSize);
    try {
      return await bench(database);
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** On the server of BENCH_DATABASE_URL, or on a temporary one where there are binaries for it. */
async function onPostgres<Result>(on: (server: string) => Promise<Result>): Promise<Result | undefined> {
  const server = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (server !== undefined) return await on(server);
  const temporary = await startTemporaryPostgres();
  if (temporary === undefined) {
    console.error('No PostgreSQL here: set BENCH_DATABASE_URL to measure it.');
    return undefined;
  }
  try {
    return await on(temporary.url);
  } finally {
    await temporary.stop();
  }
}

async function inNewDatabase<Result>(server: string, on: (url: string) => Promise<Result>): Promise<Result> {
  const name = `bench_${Date.now()}`;
  const pool = createPool({ connectionString: server, max: 1 });
  await pool.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    return await on(url.href);
  } finally {
    await pool.query(`drop database ${name} with (force)`);
    await pool.end();
  }
}
