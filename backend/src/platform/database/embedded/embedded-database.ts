import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { takeLock } from './lock-file.js';

export interface EmbeddedDatabase {
  connection: { host: string; user: string; database: string };
  /** Says whether the process lives on for this database alone, as it does unless told otherwise. */
  holdProcess: (isHeld: boolean) => void;
  close: () => Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  dataDirectory: string;
  onCrash: (error: Error) => void;
}

/** What the worker gets. */
export interface WorkerSettings {
  directory: string;
  socketPath: string;
}

/** 104 bytes is the shortest limit on a unix socket's path among the systems we run on (macOS). */
const maxSocketPathBytes = 103;

/**
 * Starts PGlite in a worker thread, so that a slow query cannot hold up the HTTP server, and serves it on a unix
 * socket that only this user can reach.
 *
 * @throws DatabaseInUseError when another process has the folder open: two on one folder silently lose rows
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const directory = join(options.dataDirectory, 'database');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const lock = await takeLock(join(options.dataDirectory, 'database.lock'));
  const socketDirectory = await makeSocketDirectory();

  const release = async () => {
    await rm(socketDirectory, { recursive: true, force: true });
    await lock.release();
  };

  try {
    const worker = await startWorker(
      { directory, socketPath: join(socketDirectory, '.s.PGSQL.5432') },
      options.onCrash,
    );
    return {
      connection: { host: socketDirectory, user: 'postgres', database: 'postgres' },
      holdProcess: worker.holdProcess,
      close: async () => {
        await worker.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function makeSocketDirectory(): Promise<string> {
  const prefix = join(tmpdir(), 'car-rental-');
  const isShortEnough = Buffer.byteLength(`${prefix}XXXXXX/.s.PGSQL.5432`) <= maxSocketPathBytes;
  return await mkdtemp(isShortEnough ? prefix : '/tmp/car-rental-');
}

async function startWorker(
  settings: WorkerSettings,
  onCrash: (error: Error) => void,
): Promise<{ holdProcess: (isHeld: boolean) => void; stop: () => Promise<void> }> {
  const worker = new Worker(workerUrl(), { workerData: settings });
  let isStopping = false;
  const exited = new Promise<void>((resolve) =>
    worker.once('exit', () => {
      resolve();
    }),
  );

  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => {
      reject(
        new Error(`The embedded database in ${settings.directory} could not be opened: ${reason}`, { cause }),
      );
    };
    worker.once('error', (error) => {
      fail(error.message, error);
    });
    worker.once('exit', (code) => {
      fail(`it ended with code ${code}`);
    });
    worker.once('message', () => {
      resolve();
    });
  });

  worker.on('error', onCrash);
  worker.on('exit', (code) => {
    if (!isStopping) onCrash(new Error(`The embedded database ended with code ${code}`));
  });
  return {
    holdProcess: (isHeld) => {
      if (isHeld) worker.ref();
      else worker.unref();
    },
    stop: async () => {
      isStopping = true;
      worker.ref();
      worker.postMessage('stop');
      await exited;
    },
  };
}

/** Run from source, the worker is TypeScript too, and tsx does not register itself in workers. */
function workerUrl(): URL {
  if (import.meta.url.endsWith('.js')) return new URL('./embedded-worker.js', import.meta.url);
  const entry = new URL('./embedded-worker.ts', import.meta.url).href;
  const tsx = import.meta.resolve('tsx/esm/api');
  return new URL(`data:text/javascript,import{register}from'${tsx}';register();await import('${entry}');`);
}
