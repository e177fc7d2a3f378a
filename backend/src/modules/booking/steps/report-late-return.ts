import { Problem } from '../../../platform/http/problem.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { inZone, parseLocalDateTime, toDate } from '../../../platform/time/local-time.js';
import type { User } from '../../people/public.js';
import { actOnReservation, type StepRequest } from '../reservations/act-on-reservation.js';
import { endTrip } from './hand-over.js';
import { cutClaim } from './run-trip.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { announceLateFee, lateFeeColumns } from '../late-returns/charge-late-fee.js';
import { followCarOut } from '../late-returns/follow-cars-out.js';
import { disputeNotBack, disputeReturn } from '../late-returns/dispute-return.js';
import { contradictsCustomer } from '../late-returns/return-statements.js';
import { canReportLateReturn, canReportNotBack } from '../late-returns/late-trip.js';
import { announceCarBack } from '../late-returns/warn-next-trip.js';

/** A late return as its owner reports it. */
export interface LateReturnReport extends StepRequest {
  /** When the car came back, `YYYY-MM-DDTHH:mm` where it is. */
  returned: string;
}

/**
 * The owner says when the car came back: a trip that is under way is completed, and what the delay costs is due. The
 * customer can object. One who has confirmed an earlier return has said so already: then administrators decide.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED; 422 VALUE_NOT_ALLOWED for a time before the pick-up or in the future
 */
export async function reportLateReturn(
  deps: Deps,
  user: User,
  { returned, ...request }: LateReturnReport,
): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: ['owner'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    if (!canReportLateReturn(reservation, now)) {
      const sentence =
        'You can report when the car came back from 30 minutes after the return time until 48 hours after it.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    const returnedAt = readReturned(returned, reservation, now);
    if (contradictsCustomer(reservation, returnedAt)) return await disputeReturn(acting, user, returnedAt);
    const by = { now, actorUuid: user.uuid };
    const columns = {
      ...lateFeeColumns(reservation, returnedAt, now),
      owner_took_back_at: now,
      returned_at: returnedAt,
    };
    if (reservation.status === 'in_progress') {
      const ended = await endTrip(transaction, reservation, columns, by);
      await announceLateFee(transaction, ended, by);
      return ended;
    }
    const after = await updateReservation(transaction, reservation.uuid, columns, { now });
    await cutClaim(transaction, after, returnedAt, now);
    await announceCarBack(transaction, after, now);
    await announceLateFee(transaction, after, by);
    return after;
  });
}

/**
 * The owner says that the car has not come back: its claim follows the clock, and the trip does not end, until they have it.
 * Where the customer has confirmed the return, that is a dispute.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function reportNotBack(deps: Deps, user: User, request: StepRequest): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: ['owner'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    if (!canReportNotBack(reservation, now)) {
      const sentence =
        'You can report that the car isn’t back from 30 minutes after the return time until 48 hours after it.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    const { uuid } = reservation;
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'reservation', uuid },
      action: 'reservation.not_back',
      at: now,
    });
    await publishEvent(transaction, { kind: 'car_not_back', reservationUuid: uuid }, now);
    const after =
      reservation.customer_returned_at === null
        ? await updateReservation(transaction, uuid, { not_back_at: now }, { now })
        : await disputeNotBack(acting, user);
    return await followCarOut(transaction, after, now);
  });
}

/**
 * The owner, or an administrator, waives a late fee that is not paid.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function waiveLateFee(deps: Deps, user: User, request: StepRequest): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: ['owner', 'admin'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    const { uuid, late_fee_status, late_fee_minor: amountMinor } = reservation;
    if (late_fee_status !== 'due' || amountMinor === null) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'There’s no late fee to waive for this trip.');
    }
    const { reason = '' } = request;
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'reservation', uuid },
      action: 'reservation.late_fee_waived',
      after: { late_fee_minor: amountMinor },
      reason,
      at: now,
    });
    const event = { kind: 'late_fee_waived', reservationUuid: uuid, amountMinor, reason } as const;
    await publishEvent(transaction, event, now);
    return await updateReservation(transaction, uuid, { late_fee_status: 'waived' }, { now });
  });
}

function readReturned(text: string, { pick_up_at, time_zone }: Reservation, now: Date): Date {
  const local = parseLocalDateTime(text);
  if (local === undefined) throw notAllowed('There’s no such day or time.');
  const returnedAt = toDate(inZone(local, time_zone));
  if (returnedAt <= pick_up_at) throw notAllowed('The car came back after its pick-up.');
  if (returnedAt > now) throw notAllowed('This time is in the future.');
  return returnedAt;
}

function notAllowed(sentence: string): Problem {
  return new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { returned: sentence } });
}
