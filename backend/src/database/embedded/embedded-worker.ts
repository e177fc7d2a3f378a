import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerReport, WorkerSettings } from './embedded-database.js';

const { directory, socketPath } = workerData as WorkerSettings;

function report(message: WorkerReport): void {
  parentPort?.postMessage(message);
}

try {
  const database = await PGlite.create({ dataDir: directory, extensions: { btree_gist, pg_trgm, unaccent } });
  // More than any pool asks for: PGlite runs one query at a time, the rest wait in line.
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1000 });
  await server.start();

  parentPort?.once('message', () => {
    void server
      .stop()
      .then(() => database.close())
      .finally(() => process.exit(0));
  });
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
