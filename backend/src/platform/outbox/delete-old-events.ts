import type { Deps } from '../deps.js';
import { deleteEventsBefore } from './outbox-events.repository.js';

const keptMs = 30 * 86_400_000;

/** Deletes events that happened more than thirty days ago. */
export async function deleteOldEvents({ database, now }: Deps): Promise<void> {
  await deleteEventsBefore(database, new Date(now().getTime() - keptMs));
}
