import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { MoveBy } from '../reservations/announce-move.js';
import type { Change } from './changes.table.js';
import { moveChange } from './move-change.js';
import { deleteClaims } from '../../catalog/public.js';

/** Lets a change that is not decided yet expire, and gives the days free that it held. Lock the reservation first. */
export async function endLiveChange(transaction: Kysely<Tables>, change: Change, by: MoveBy): Promise<void> {
  if (change.status !== 'requested' && change.status !== 'awaiting_payment') return;
  await moveChange(transaction, change, 'expired', { claim_uuids: [] }, by);
  await deleteClaims(transaction, change.claim_uuids);
}
