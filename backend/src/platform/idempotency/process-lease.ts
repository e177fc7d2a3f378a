import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.js';
import { ConfigurationError } from '../configuration/configuration-error.js';
import { countConnections, deleteAllLeases, deleteLease, renewLease } from './process-lease.repository.js';

/** Says to other processes that this one lives, so that they take over what it leaves behind and nothing else. */
export interface ProcessLease {
  /** This process's id, noted beside each request that it begins. */
  uuid: string;
  /** Ends the lease at once. */
  stop: () => Promise<void>;
}

async function refuseWithoutRoom(database: OpenDatabase['kysely'], uuid: string): Promise<void> {
  const { accepted, promised } = await countConnections(database);
  if (promised <= accepted) return;
  await deleteLease(database, uuid);
  throw new ConfigurationError(
    `DATABASE_POOL_SIZE: with this process, up to ${promised} connections would be opened, and PostgreSQL accepts ${accepted}. Make the pools smaller, raise max_connections, or put a pooler in between (DATABASE_POOLER).`,
  );
}

/**
 * Takes a lease and renews it until it is stopped. On the embedded database, which one process alone can have open,
 * every other process is dead, and the lease needs no renewal.
 *
 * @param lengthMs a process that has not renewed its lease for this long is taken for dead
 * @param connections how many this process may open to PostgreSQL itself; 0 behind a pooler
 * @throws ConfigurationError when they do not fit beside those of the other processes
 */
export async function startProcessLease(
  { kysely: database, kind }: Pick<OpenDatabase, 'kysely' | 'kind'>,
  logger: Pick<Logger, 'warn'>,
  lengthMs = 5_000,
  connections = 0,
): Promise<ProcessLease> {
  const uuid = randomUUID();
  if (kind === 'embedded') {
    await deleteAllLeases(database);
    await renewLease(database, uuid, undefined);
    return { uuid, stop: () => deleteLease(database, uuid) };
  }

  await renewLease(database, uuid, lengthMs, connections);
  if (connections > 0) await refuseWithoutRoom(database, uuid);
  const stopping = new AbortController();
  const renewAgain = async () => {
    const { signal } = stopping;
    for (;;) {
      await sleep(lengthMs / 5, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await renewLease(database, uuid, lengthMs, connections).catch((error: unknown) => {
        // Should it end meanwhile, others take over; what they took over is refused to this process.
        logger.warn({ err: error }, 'the lease of this process could not be renewed');
      });
    }
  };
  const renewing = renewAgain();
  return {
    uuid,
    stop: async () => {
      stopping.abort();
      await renewing;
      await deleteLease(database, uuid);
    },
  };
}
