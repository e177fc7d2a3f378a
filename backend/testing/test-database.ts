import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { connectToEmbedded, openDatabase, type OpenDatabase } from '../src/platform/database/database.js';
import { openEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.js';
import { connectModules } from '../src/connect-modules.js';
import { migrateToLatest } from '../src/migrate.js';
import { setSessionDefaults } from '../src/platform/database/session-defaults.js';
import { createPool } from '../src/platform/database/pool.js';
import { embeddedTemplate } from './embedded-template.js';
import { busyMachineMs, optionsFor } from './database-options.js';
import { emptyDatabase, readPristine, type Pristine } from './emptied-database.js';

/** A migrated, empty database that no other test has at the same time; close it in `after`. */
export type TestDatabase = Pick<OpenDatabase, 'kysely' | 'kind' | 'listen' | 'close'>;

/** A migrated database that tests have one after the other: opening one takes seconds, emptying one a fraction. */
interface ReusedDatabase {
  pristine: Pristine;
  connect: () => Promise<OpenDatabase>;
  holdProcess: (isHeld: boolean) => void;
  remove: () => Promise<void>;
}

const idle: ReusedDatabase[] = [];
after(async () => {
  for (const database of idle.splice(0)) await database.remove();
});

/**
 * The database that this run of the tests is about: embedded, or with TEST_DATABASE=postgres one on the server of
 * TEST_DATABASE_URL, whose user must be allowed to create databases.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  connectModules();
  const reused =
    idle.pop() ?? (await (testPostgresUrl() === undefined ? startEmbedded() : startOnPostgres()));
  reused.holdProcess(true);
  const database = await reused.connect();
  return {
    ...database,
    close: async () => {
      // Ends its connections, so that nothing that the test left running reaches the next one.
      await database.close();
      const own = await reused.connect();
      await emptyDatabase(own.kysely, reused.pristine);
      await own.close();
      reused.holdProcess(false);
      idle.push(reused);
    },
  };
}

/** The server that TEST_DATABASE=postgres asks for; undefined on a run about the embedded database. */
export function testPostgresUrl(): string | undefined {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined;
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  return url;
}

async function startEmbedded(): Promise<ReusedDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
  await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true });
  const options = optionsFor({ databaseUrl: undefined, dataDirectory });
  const embedded = await openEmbeddedDatabase(options);
  const connection = { connection: embedded.connection, close: () => Promise.resolve() };
  const connect = () => Promise.resolve(connectToEmbedded(connection, options));
  return {
    pristine: await pristineOf(connect),
    connect,
    holdProcess: embedded.holdProcess,
    remove: async () => {
      await embedded.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function startOnPostgres(): Promise<ReusedDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const connect = () => openDatabase(optionsFor({ databaseUrl: url, dataDirectory: '' }));
  const database = await connect();
  await migrateToLatest(database);
  await setSessionDefaults(database.kysely);
  await database.close();
  return { pristine: await pristineOf(connect), connect, holdProcess: () => undefined, remove: drop };
}

async function pristineOf(connect: () => Promise<OpenDatabase>): Promise<Pristine> {
  const { kysely, close } = await connect();
  const pristine = await readPristine(kysely);
  await close();
  return pristine;
}

/** A new, empty database on the server of TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = testPostgresUrl();
  if (serverUrl === undefined) throw new Error('Only for TEST_DATABASE=postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = createPool({ connectionString: serverUrl, max: 1, connectionTimeoutMillis: busyMachineMs });
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
