import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { listDisputes } from '../../payments/public.js';
import { findReservation, type Reservation } from '../../booking/public.js';
import type { User } from '../../people/public.js';
import { mayReadMessagesOf } from '../../support/public.js';
import { readMessages } from '../threads/messages.repository.js';
import { toMessagePhoto } from '../photos/message-photo-body.js';
import { readPhotosOf } from '../photos/message-photos.repository.js';
import {
  readingReasons,
  type AdminMessagesBody,
  type AdminMessagesQuery,
  type ReadingReason,
} from './admin-messages.schemas.js';
import { findThreadOfTrip } from '../threads/threads.repository.js';

/**
 * The messages of a trip for an administrator who has to decide about it. The audit log gets an entry for each reading,
 * before anything is answered.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND; 403 NO_OPEN_DISPUTE while the chosen reason does not hold
 */
export async function readInDispute(
  { database, now, apiUrl }: Pick<Deps, 'database' | 'now' | 'apiUrl'>,
  admin: User,
  reservationUuid: string,
  { reason, before, limit = 30 }: AdminMessagesQuery,
): Promise<AdminMessagesBody> {
  const trip = isUuid(reservationUuid) ? await findReservation(database, reservationUuid) : undefined;
  if (trip === undefined) throw new Problem(404, 'RESERVATION_NOT_FOUND', 'We can’t find that trip.');
  if (!(await holds(database, trip, { reason, now: now() }))) {
    const sentence =
      'Messages can be read only while a dispute, an objection or a claim about the trip is open, or a case whose member allows it.';
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
    reason,
  });
  const rows = await readMessages(database, thread.uuid, { from, before: end });
  const photos = await readPhotosOf(
    database,
    rows.map(({ uuid }) => uuid),
  );
  return {
    messages: rows.map(({ uuid, number, sender_uuid, text, created_at }) => ({
      message_uuid: uuid,
      number,
      by: sender_uuid === thread.customer_uuid ? 'customer' : 'owner',
      text,
      photos: photos
        .filter(({ message_uuid }) => message_uuid === uuid)
        .map((photo) => toMessagePhoto({ apiUrl }, photo)),
      created_at: created_at.toISOString(),
    })),
    has_more: from > 1,
  };
}

async function holds(
  database: Kysely<Tables>,
  trip: Reservation,
  { reason, now }: { reason: ReadingReason; now: Date },
): Promise<boolean> {
  if (reason === 'objection') return trip.objected_at !== null && trip.objection_settled_at === null;
  if (reason === 'deposit_claim') return trip.deposit_claimed_at !== null && trip.deposit_decided_at === null;
  if (reason === 'case') return await mayReadMessagesOf(database, trip.uuid, now);
  if (trip.status === 'disputed') return true;
  const disputes = await listDisputes(database, { reservationUuid: trip.uuid, limit: 100 });
  return disputes.some(({ status }) => status === 'open');
}

/** Whether an administrator may read what the two of a trip wrote, for whichever reason. */
export async function mayReadThread(
  database: Kysely<Tables>,
  reservationUuid: string | null,
  now: Date,
): Promise<boolean> {
  const trip = reservationUuid === null ? undefined : await findReservation(database, reservationUuid);
  if (trip === undefined) return false;
  for (const reason of readingReasons) if (await holds(database, trip, { reason, now })) return true;
  return false;
}
