import type { Insertable } from 'kysely';
import type { AuditLogTable } from '../../src/platform/audit/audit-log.table.js';
import { defaultReasons } from '../../src/platform/audit/default-reasons.js';
import type { DomainEvent } from '../../src/events.js';
import { endedAt, type DemoTripRows } from './demo-trip-rows.js';

/** What the audit log would hold of a trip, its payment and its payout: the trip's page reads its timeline from it. */
export function auditOf(rows: DemoTripRows, now: Date): Insertable<AuditLogTable>[] {
  const { trip, ownerUuid, reservationUuid, paymentUuid, payoutUuid, payoutMinor } = rows;
  const { customerUuid, bookedAt, pickUpAt, returnAt, status } = trip;
  const booked = { at: bookedAt, actorUuid: customerUuid };
  const paid = { at: bookedAt, amount_minor: rows.payment.amount_minor };
  const earned = { amount_minor: payoutMinor };
  const log = new DemoLog();
  const move = {
    reservation: (to: string, by: Move) => log.write('reservation', reservationUuid, to, by),
    payment: (to: string) => log.write('payment', paymentUuid, to, paid),
    payout: (to: string, at: Date) => log.write('payout', payoutUuid, to, { at, ...earned }),
  };
  const begun = { at: new Date(bookedAt.getTime() - 120_000), actorUuid: customerUuid };
  move.reservation('pending_payment', { ...begun, action: 'created' });
  move.payment('created');
  move.payment('authorized');
  if (status === 'pending_owner') {
    move.reservation('pending_owner', booked);
    return log.entries;
  }
  move.reservation('confirmed', booked);
  move.payment('captured');
  if (status === 'in_progress' || status === 'completed' || status === 'disputed') {
    move.reservation('in_progress', { at: pickUpAt, actorUuid: ownerUuid });
  }
  if (status === 'completed') {
    move.reservation('completed', { at: returnAt, actorUuid: ownerUuid });
    move.payout('scheduled', returnAt);
    if (rows.paidOutAt <= now) move.payout('sent', rows.paidOutAt);
    if (rows.confirmedAt !== null && rows.confirmedAt <= now) move.payout('paid', rows.confirmedAt);
  }
  if (status === 'disputed') {
    move.reservation('disputed', { at: returnAt, actorUuid: ownerUuid, reason: disputeReason });
  }
  if (status === 'no_show') move.reservation('no_show', { at: endedAt(trip), actorUuid: ownerUuid });
  if (status === 'cancelled') {
    const reason = rows.reservation.cancel_reason ?? '';
    move.reservation('cancelled', { at: endedAt(trip), actorUuid: customerUuid, reason });
  }
  return log.entries;
}

interface Move {
  at: Date;
  actorUuid?: string;
  reason?: string;
  /** The move's name, where it is not the new status. */
  action?: string;
  amount_minor?: number;
}

/** Audit entries as moves would leave them: each begins where the subject's last one ended. */
class DemoLog {
  readonly entries: Insertable<AuditLogTable>[] = [];
  readonly #statuses = new Map<string, string>();

  write(
    type: string,
    uuid: string,
    to: string,
    { at, actorUuid, reason, action = to, ...facts }: Move,
  ): void {
    const from = this.#statuses.get(uuid);
    this.#statuses.set(uuid, to);
    const name = `${type}.${action}`;
    this.entries.push({
      subject_type: type,
      subject_uuid: uuid,
      action: name,
      occurred_at: at,
      actor_uuid: actorUuid ?? null,
      before: from === undefined ? null : JSON.stringify({ status: from }),
      after: JSON.stringify({ status: to, ...facts }),
      reason: reason ?? defaultReasons[name] ?? null,
    });
  }
}
const disputeReason = 'It came back with a scratch on the right door that is in none of the photos.';

/** What people were told about a trip, and when. */
export function announcementsOf({ trip, reservationUuid }: DemoTripRows): { event: DomainEvent; at: Date }[] {
  const { status, bookedAt, pickUpAt, returnAt, answerBy } = trip;
  if (answerBy !== null) {
    return [{ event: { kind: 'reservation_requested', reservationUuid, answerBy }, at: bookedAt }];
  }
  const told: { event: DomainEvent; at: Date }[] = [
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
