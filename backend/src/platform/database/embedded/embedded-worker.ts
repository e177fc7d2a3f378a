import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerSettings } from './embedded-database.js';

const { directory, socketPath } = workerData as WorkerSettings;

let isStopping = false;

/**
 * SQL errors are answers; what is thrown is PGlite itself failing. The socket server would then never run another query
 * (https://github.com/electric-sql/pglite/issues/1046), so that every request would wait for ever: end instead.
 */
function failOnInternalError(database: PGlite): void {
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await execute(message, options);
    } catch (error) {
      if (isStopping) throw error;
      setImmediate(() => {
        throw error;
      });
    }
  };
}

// What fails here reaches the main thread as the worker's `error` event.
const database = await PGlite.create({ dataDir: directory, extensions: { btree_gist, pg_trgm, unaccent } });
failOnInternalError(database);
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 10 });
await server.start();

parentPort?.once('message', () => {
  isStopping = true;
  void server
    .stop()
    .then(() => database.close())
    .finally(() => process.exit(0));
});
parentPort?.postMessage('ready');
