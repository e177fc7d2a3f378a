import { connectModules } from '../../src/connect-modules.js';
import { migrateToLatest } from '../../src/migrate.js';
import type { OpenDatabase } from '../../src/platform/database/database.js';

/** Brings a new database to where the API can open on it. The earlier commit has one of its own: see `earlier-tree.ts`. */
export async function prepareDatabase(database: OpenDatabase): Promise<void> {
  connectModules();
  await migrateToLatest(database);
}
