import { Kysely, PostgresAdapter, PostgresDialect, type LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded/embedded-database.js';
import { liveChannel, probeLive } from '../live/announce.repository.js';
import { listenForEvents } from './listen-for-events.js';
import type { LiveEvents } from '../live/live-events.js';
import { createPool } from './pool.js';
import { preparingPool } from './prepared-statements.js';
import type { PoolState } from '../observability/observability.js';
import type { Tables } from './tables.js';

/** An open database, the same to its users whichever kind it is. */
export interface OpenDatabase {
  kysely: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
  /** How many of its connections are open, free and waited for. */
  readPool: () => PoolState;
  /** Has what is announced delivered to `live`, until the returned function is called. */
  listen: (live: LiveEvents) => () => Promise<void>;
  /** Ends every connection; for the embedded database also its worker and its lock. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  /** PostgreSQL itself, to listen to; nothing is listened to without. */
  listenUrl?: string | undefined;
  dataDirectory: string;
  poolSize: number;
  /** For how long a query waits for a connection, in milliseconds; 10,000 without. */
  connectionTimeoutMillis?: number;
  logger: Pick<Logger, 'warn'>;
  /** Given each statement after it; without it, nothing is measured. */
  onStatement?: ((event: LogEvent) => void) | undefined;
  /** The embedded database has died; nothing can be done in this process any more. */
  onCrash: (error: Error) => void;
}

/**
 * PostgreSQL when an address is given, else the embedded database in `<dataDirectory>/database`.
 *
 * @throws DatabaseInUseError when another process has the embedded database open
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    const { databaseUrl, poolSize: max, connectionTimeoutMillis } = options;
    const pool = createPool({ connectionString: databaseUrl, max, connectionTimeoutMillis });
    const { listenUrl: connectionString, logger } = options;
    return wrap('postgres', pool, options, {
      close: async () => {},
      listen: (live, kysely) =>
        connectionString === undefined
          ? () => Promise.resolve()
          : listenForEvents(live, { connectionString, notify: () => probeLive(kysely) }, logger),
    });
  }
  return connectToEmbedded(await openEmbeddedDatabase(options), options);
}

/**
 * Takes over an embedded database that is open, and closes it too.
 *
 * One connection only. The embedded database is one session, and pglite-socket hands it the messages of several
 * connections one by one: a query's parts can come between another's, which then gets the wrong rows
 * (https://github.com/electric-sql/pglite/issues/1046). It runs one query at a time anyway, so nothing is lost.
 */
export function connectToEmbedded(
  embedded: Pick<EmbeddedDatabase, 'connection' | 'close'>,
  options: Pick<DatabaseOptions, 'logger' | 'onStatement'>,
): OpenDatabase {
  const pool = createPool({ ...embedded.connection, max: 1, connectionTimeoutMillis: 60_000 });
  let listening: LiveEvents | undefined;
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => listening?.deliver(payload));
    client.query(`listen ${liveChannel}`).catch((error: unknown) => {
      options.logger.warn({ err: error }, 'there are no live events');
    });
  });
  return wrap('embedded', pool, options, {
    close: embedded.close,
    listen: (live) => {
      listening = live;
      live.setConnected(true);
      return () => {
        listening = undefined;
        live.setConnected(false);
        return Promise.resolve();
      };
    },
  });
}

function wrap(
  kind: OpenDatabase['kind'],
  pool: ReturnType<typeof createPool>,
  { logger, onStatement }: Pick<DatabaseOptions, 'logger' | 'onStatement'>,
  server: {
    close: () => Promise<void>;
    listen: (live: LiveEvents, kysely: Kysely<Tables>) => () => Promise<void>;
  },
): OpenDatabase {
  // Without a listener, an idle connection that the server ends would end this process.
  pool.on('error', (error) => {
    logger.warn({ err: error }, 'an idle database connection was lost');
  });
  const kysely = new Kysely<Tables>({
    dialect: new OurDialect({ pool: preparingPool(pool, kind) }),
    ...(onStatement === undefined ? {} : { log: onStatement }),
  });
  return {
    kysely,
    kind,
    listen: (live) => server.listen(live, kysely),
    readPool: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: pool.options.max,
    }),
    close: async () => {
      await kysely.destroy();
      await server.close();
    },
  };
}

/** Without Kysely's lock of migrations: it is a session's, which a pooler in transaction mode would leave behind locked. */
class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

class OurDialect extends PostgresDialect {
  override createAdapter = () => new UnlockedAdapter();
}
