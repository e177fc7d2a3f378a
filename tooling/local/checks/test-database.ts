import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@drove/federation/workspaces';

/** An empty PostgreSQL for one run of the tests. */
export interface TestDatabase {
  url: string;
  /** For the summary: where it came from. */
  description: string;
  stop: () => Promise<void>;
}

/** What backend/dev/temporary-postgres.ts exports; the backend is no part of this package. */
interface TemporaryPostgres {
  isPostgresInstalled: () => Promise<boolean>;
  startTemporaryPostgres: () => Promise<
    { url: string; version: string; stop: () => Promise<void> } | undefined
  >;
}

/** TEST_DATABASE_URL, else a server started in a temporary folder, else nothing where PostgreSQL is not installed. */
export async function findDatabase(): Promise<TestDatabase | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, description: 'TEST_DATABASE_URL', stop: () => Promise.resolve() };
  const { startTemporaryPostgres } = await loadTemporaryPostgres();
  const server = await startTemporaryPostgres();
  return server && { ...server, description: `${server.version}, in a temporary folder` };
}

/** Whether {@link findDatabase} will find one. */
export async function hasPostgres(): Promise<boolean> {
  if (process.env['TEST_DATABASE_URL']) return true;
  const { isPostgresInstalled } = await loadTemporaryPostgres();
  return await isPostgresInstalled();
}

async function loadTemporaryPostgres(): Promise<TemporaryPostgres> {
  const module = pathToFileURL(join(workspaceRoot, 'backend/dev/temporary-postgres.ts')).href;
  return (await import(module)) as TemporaryPostgres;
}
