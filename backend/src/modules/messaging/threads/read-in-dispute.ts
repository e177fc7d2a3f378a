import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { listDisputes } from '../../payments/public.js';
import { findReservation, type Reservation } from '../../booking/public.js';
import type { User } from '../../people/public.js';
import { hasOpenCaseAbout } from '../../support/public.js';
import { readMessages } from './messages.repository.js';
import type { AdminMessagesBody, MessagesQuery } from './thread.schemas.js';
import { findThreadOfTrip } from './threads.repository.js';

/**
 * The messages of a trip for an administrator who has to decide about it. The audit log gets an entry for each reading,
 * before anything is answered.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND; 403 NO_OPEN_DISPUTE while there is nothing to decide
 */
export async function readInDispute(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  admin: User,
  reservationUuid: string,
  { before, limit = 30 }: MessagesQuery,
): Promise<AdminMessagesBody> {
  const trip = isUuid(reservationUuid) ? await findReservation(database, reservationUuid) : undefined;
  if (trip === undefined) throw new Problem(404, 'RESERVATION_NOT_FOUND', 'We can’t find that trip.');
  if (!(await isInDispute(database, trip))) {
    const sentence = 'Messages can be read only while a dispute or a case about the trip is open.';
    throw new Problem(403, 'NO_OPEN_DISPUTE', sentence);
  }
  const thread = await findThreadOfTrip(database, trip.uuid);
  if (thread === undefined) return { messages: [], has_more: false };
  const end = Math.min(before ?? Infinity, thread.last_number + 1);
  const from = Math.max(1, end - limit);
  await recordAudit(database, {
    at: now(),
    actorUuid: admin.uuid,
    subject: { type: 'reservation', uuid: trip.uuid },
    action: 'reservation.messages_read',
    after: { from, before: end },
  });
  const rows = await readMessages(database, thread.uuid, { from, before: end });
  return {
    messages: rows.map(({ uuid, number, sender_uuid, text, created_at }) => ({
      message_uuid: uuid,
      number,
      by: sender_uuid === thread.customer_uuid ? 'customer' : 'owner',
      text,
      created_at: created_at.toISOString(),
    })),
    has_more: from > 1,
  };
}

async function isInDispute(database: Kysely<Tables>, trip: Reservation): Promise<boolean> {
  if (trip.status === 'disputed') return true;
  if (trip.objected_at !== null && trip.objection_settled_at === null) return true;
  if (trip.deposit_claimed_at !== null && trip.deposit_decided_at === null) return true;
  const disputes = await listDisputes(database, { reservationUuid: trip.uuid, limit: 100 });
  if (disputes.some(({ status }) => status === 'open')) return true;
  return await hasOpenCaseAbout(database, trip.uuid);
}
