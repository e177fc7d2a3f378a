import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/database/database.js';
import { migrateToLatest } from '../src/migrate.js';
import { optionsFor } from './database-options.js';
import { embeddedTemplate } from './embedded-template.js';
import { createPostgresDatabase, testPostgresUrl } from './test-database.js';

/** Where a database is that several processes open, one after the other. */
export interface Place {
  databaseUrl: string | undefined;
  /** Empty with a PostgreSQL. */
  dataDirectory: string;
  /** For `startProcess`. */
  environment: Record<string, string>;
  remove: () => Promise<void>;
}

/** A migrated and empty database for processes that are killed: on the database that the tests run on. */
export async function aPlace(): Promise<Place> {
  if (testPostgresUrl() !== undefined) {
    const { url, drop } = await createPostgresDatabase();
    const database = await openDatabase(optionsFor({ databaseUrl: url, dataDirectory: '' }));
    await migrateToLatest(database);
    await database.close();
    return { databaseUrl: url, dataDirectory: '', environment: { DATABASE_URL: url }, remove: drop };
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
  await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true });
  return {
    databaseUrl: undefined,
    dataDirectory,
    environment: { DATA_DIR: dataDirectory },
    remove: () => rm(dataDirectory, { recursive: true, force: true }),
  };
}
