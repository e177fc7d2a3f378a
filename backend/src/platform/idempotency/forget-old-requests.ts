import type { Deps } from '../deps.js';
import { deleteOldRequests } from './idempotency-keys.repository.js';
import { deleteEndedLeases } from './process-lease.repository.js';

const rememberedMs = 48 * 3_600_000;

/** Forgets the keys of requests that will not be sent again, and processes that died. */
export async function forgetOldRequests({ database, now }: Deps): Promise<void> {
  await deleteEndedLeases(database);
  await deleteOldRequests(database, new Date(now().getTime() - rememberedMs));
}
