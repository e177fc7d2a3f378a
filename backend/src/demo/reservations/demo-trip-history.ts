import type { Insertable } from 'kysely';
import type { AuditLogTable } from '../../audit/audit-log.table.js';
import type { AnnouncedEvent } from '../../notifications/announced-event.js';
import { endedAt, type DemoTripRows } from './demo-trip-rows.js';

/** What the audit log would hold of a trip: its page's timeline is read from it. */
export function auditOf({ trip, ownerUuid, ...rows }: DemoTripRows): Insertable<AuditLogTable>[] {
  const of =
    (subject_type: string, subject_uuid: string) =>
    (actor_uuid: string | null, action: string, occurred_at: Date, extra: object = {}) => ({
      ...{ actor_uuid, subject_type, subject_uuid, action, occurred_at },
      after: JSON.stringify({ status: action.split('.')[1], ...extra }),
    });
  const reservation = of('reservation', rows.reservationUuid);
  const payment = of('payment', rows.paymentUuid);
  const { customerUuid, bookedAt, pickUpAt, returnAt, status } = trip;
  const amount = { amount_minor: rows.payment.amount_minor };
  const begun = reservation(customerUuid, 'reservation.created', new Date(bookedAt.getTime() - 120_000));
  if (status === 'pending_owner') {
    return [
      begun,
      payment(null, 'payment.authorized', bookedAt, amount),
      reservation(customerUuid, 'reservation.pending_owner', bookedAt),
    ];
  }
  const history = [
    begun,
    reservation(customerUuid, 'reservation.confirmed', bookedAt),
    payment(null, 'payment.captured', bookedAt, amount),
  ];
  if (status === 'in_progress' || status === 'completed' || status === 'disputed') {
    history.push(reservation(ownerUuid, 'reservation.in_progress', pickUpAt));
  }
  if (status === 'completed') history.push(reservation(ownerUuid, 'reservation.completed', returnAt));
  if (status === 'disputed') {
    const disputed = reservation(ownerUuid, 'reservation.disputed', returnAt);
    history.push({ ...disputed, ...{ reason: disputeReason } });
  }
  if (status === 'no_show') {
    history.push(reservation(ownerUuid, 'reservation.no_show', endedAt(trip)));
  }
  return history;
}

const disputeReason = 'It came back with a scratch on the right door that is in none of the photos.';

/** What people were told about a trip, and when. */
export function announcementsOf({
  trip,
  reservationUuid,
}: DemoTripRows): { event: AnnouncedEvent; at: Date }[] {
  const { status, bookedAt, pickUpAt, returnAt, answerBy } = trip;
  if (answerBy !== null) {
    return [{ event: { kind: 'reservation_requested', reservationUuid, answerBy }, at: bookedAt }];
  }
  const told: { event: AnnouncedEvent; at: Date }[] = [
    { event: { kind: 'reservation_confirmed', reservationUuid, by: 'instant_book' }, at: bookedAt },
  ];
  if (status === 'no_show') told.push({ event: { kind: 'trip_no_show', reservationUuid }, at: pickUpAt });
  if (status === 'in_progress') told.push({ event: { kind: 'trip_started', reservationUuid }, at: pickUpAt });
  if (status === 'completed') told.push({ event: { kind: 'trip_completed', reservationUuid }, at: returnAt });
  if (status === 'disputed') {
    const event = { kind: 'trip_disputed', reservationUuid, by: 'owner', reason: disputeReason } as const;
    told.push({ event, at: returnAt });
  }
  return told;
}
