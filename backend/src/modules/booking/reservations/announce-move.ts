import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import type { VerificationHoldEnd } from '../events.js';
import type { Reservation } from './reservations.table.js';

export interface MoveBy {
  now: Date;
  /** Null when the system did it itself. */
  actorUuid: string | null;
  /** Why, in the words of anyone who did it. */
  reason?: string;
}

/** Tells both sides that a reservation has moved on. Anyone who cancels one announces it, with what goes back. */
export async function announceMove(
  transaction: Kysely<Tables>,
  before: Reservation,
  after: Reservation,
  by: MoveBy,
): Promise<void> {
  const event = eventOf(before, after, by);
  if (event !== undefined) await publishEvent(transaction, event, by.now);
}

function eventOf(
  before: Reservation,
  { uuid: reservationUuid, status, answer_by, customer_uuid, decline_reason }: Reservation,
  { now, actorUuid, reason = '' }: MoveBy,
): DomainEvent | undefined {
  switch (status) {
    case 'pending_owner':
      return answer_by === null
        ? undefined
        : { kind: 'reservation_requested', reservationUuid, answerBy: answer_by };
    case 'confirmed': {
      const by = before.status === 'pending_owner' ? 'owner' : 'instant_book';
      return { kind: 'reservation_confirmed', reservationUuid, by };
    }
    case 'declined':
      return {
        kind: 'reservation_declined',
        reservationUuid,
        reason: decline_reason ?? reason,
        wasHeld: before.status === 'pending_payment',
      };
    case 'expired': {
      if (before.verification_hold !== null) {
        const why = whyHoldEnded(before, { now, actorUuid });
        return { kind: 'verification_hold_ended', reservationUuid, why, reason };
      }
      // The customer released it themselves, and the owner never knew of it.
      if (before.status === 'pending_payment' && actorUuid === customer_uuid) return undefined;
      if (before.status === 'pending_owner') return { kind: 'reservation_expired', reservationUuid };
      const isEarly = before.hold_expires_at !== null && before.hold_expires_at > now;
      return { kind: 'hold_expired', reservationUuid, ...(isEarly ? { reason } : {}) };
    }
    case 'in_progress':
      return { kind: 'trip_started', reservationUuid };
    case 'no_show':
      return { kind: 'trip_no_show', reservationUuid };
    case 'disputed':
      return {
        kind: 'trip_disputed',
        reservationUuid,
        reason,
        by: actorUuid === customer_uuid ? 'customer' : 'owner',
      };
    case 'completed':
      return before.status === 'disputed'
        ? { kind: 'trip_resolved', reservationUuid, reason }
        : { kind: 'trip_completed', reservationUuid };
    case 'pending_payment':
    case 'cancelled':
      return undefined;
  }
}

function whyHoldEnded(
  { customer_uuid, verification_hold, hold_expires_at }: Reservation,
  { now, actorUuid }: MoveBy,
): VerificationHoldEnd {
  if (actorUuid === customer_uuid) return 'released';
  if (verification_hold === 'verified') return 'unpaid';
  return hold_expires_at !== null && hold_expires_at > now ? 'refused' : 'time';
}
