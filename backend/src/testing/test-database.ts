import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { migrateToLatest } from '../database/migrate.js';
import { createPool } from '../database/pool.js';
import { embeddedTemplate } from './embedded-template.js';

/** A migrated, empty database of its own; close it in `after`, which also removes it. */
export type TestDatabase = Pick<OpenDatabase, 'kysely' | 'kind' | 'close'>;

/**
 * The database that this run of the tests is about: embedded, or with TEST_DATABASE=postgres a new one on the server
 * of TEST_DATABASE_URL, whose user must be allowed to create databases.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  return process.env['TEST_DATABASE'] === 'postgres' ? await openOnPostgres() : await openEmbedded();
}

/** The server that TEST_DATABASE=postgres asks for; undefined on a run about the embedded database. */
export function testPostgresUrl(): string | undefined {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined;
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  return url;
}

async function openEmbedded(): Promise<TestDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
  await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true });
  const database = await openDatabase(optionsFor({ databaseUrl: undefined, dataDirectory }));
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function openOnPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase(optionsFor({ databaseUrl: url, dataDirectory: '' }));
  await migrateToLatest(database.kysely);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A new, empty database on the server of TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = testPostgresUrl();
  if (serverUrl === undefined) throw new Error('Only for TEST_DATABASE=postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = createPool({ connectionString: serverUrl, max: 1 });
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

/** Options with which a test opens a database itself; a crash fails the test's process. */
export function optionsFor(where: { databaseUrl: string | undefined; dataDirectory: string }) {
  return {
    ...where,
    poolSize: 10,
    logger: { warn: () => undefined },
    onCrash: (error: Error) => {
      throw error;
    },
  };
}
