import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.js';
import { databaseCounter } from './rate-limit-windows.repository.js';
import { redisCounter } from './redis-counter.js';
import type { RequestCounter } from './request-counter.js';

/** What counts requests for all processes, and how to let go of it. */
export interface OpenRequestCounter {
  requests: RequestCounter;
  close: () => void;
}

/**
 * In Redis where an address is given, else in the database; undefined on the embedded one, which a single process has
 * open: its memory is enough.
 */
export function openRequestCounter(
  redisUrl: string | undefined,
  { kysely, kind }: Pick<OpenDatabase, 'kysely' | 'kind'>,
  logger: Pick<Logger, 'warn'>,
): OpenRequestCounter | undefined {
  if (redisUrl !== undefined) {
    const counter = redisCounter(redisUrl, logger);
    return { requests: counter, close: counter.close };
  }
  if (kind === 'embedded') return undefined;
  return { requests: databaseCounter(kysely), close: () => undefined };
}
