import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { formatMoney } from '../../../platform/money/money.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { takeFromDeposit } from '../../payments/public.js';
import type { User } from '../../people/public.js';
import { actOnReservation, type Acting, type StepRequest } from '../reservations/act-on-reservation.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { canClaimDeposit, isClaimOpen } from './deposit-times.js';

/** An amount of a deposit, in minor units, and why. */
export interface DepositStep extends StepRequest {
  amountMinor: number;
  reason: string;
}

/**
 * The owner claims something of the deposit, once, within 48 hours after the end: it stays set aside until an
 * administrator has decided.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED; 422 VALUE_NOT_ALLOWED for more than the deposit
 */
export async function claimDeposit(
  deps: Deps,
  user: User,
  { amountMinor, reason, ...request }: DepositStep,
): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: ['owner'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    if (!canClaimDeposit(reservation, now)) {
      const sentence = 'You can make one claim on a deposit, within 48 hours of the trip’s end.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    requireAtMost(amountMinor, reservation.deposit_minor, reservation.currency);
    await note(acting, user, 'deposit_claimed', amountMinor, reason);
    const event = {
      kind: 'deposit_claimed',
      reservationUuid: reservation.uuid,
      amountMinor,
      reason,
    } as const;
    await publishEvent(transaction, event, now);
    const claim = {
      deposit_claimed_at: now,
      deposit_claim_minor: amountMinor,
      deposit_claim_reason: reason,
    };
    return await updateReservation(transaction, reservation.uuid, claim, { now });
  });
}

/**
 * An administrator decides on a claim: what is taken is captured and the owner's; the rest, or all of it, is released.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED; 422 VALUE_NOT_ALLOWED for more than was claimed
 */
export async function decideOnDeposit(
  deps: Deps,
  user: User,
  { amountMinor, reason, ...request }: DepositStep,
): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: ['admin'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    const { deposit_payment_uuid: paymentUuid, deposit_claim_minor: claimedMinor } = reservation;
    const isHeld = reservation.deposit_status === 'held';
    if (!isClaimOpen(reservation) || !isHeld || paymentUuid === null || claimedMinor === null) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'There’s no claim on the deposit to decide.');
    }
    requireAtMost(amountMinor, claimedMinor, reservation.currency);
    await note(acting, user, 'deposit_decided', amountMinor, reason);
    if (amountMinor > 0) {
      const taking = { paymentUuid, amountMinor, actorUuid: user.uuid, reason };
      await takeFromDeposit(transaction, taking, now);
    }
    const event = {
      kind: 'deposit_decided',
      reservationUuid: reservation.uuid,
      amountMinor,
      reason,
    } as const;
    await publishEvent(transaction, event, now);
    const decision = {
      deposit_status: amountMinor > 0 ? 'taken' : 'released',
      deposit_decided_at: now,
      deposit_taken_minor: amountMinor,
      deposit_decision: reason,
    } as const;
    return await updateReservation(transaction, reservation.uuid, decision, { now });
  });
}

function requireAtMost(amountMinor: number, mostMinor: number, currency: string): void {
  if (amountMinor <= mostMinor) return;
  const sentence = `This can be up to ${formatMoney(mostMinor, currency)}.`;
  throw new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { amount_minor: sentence } });
}

async function note(
  { transaction, reservation, now }: Acting,
  user: User,
  what: string,
  amountMinor: number,
  reason: string,
): Promise<void> {
  await recordAudit(transaction, {
    actorUuid: user.uuid,
    subject: { type: 'reservation', uuid: reservation.uuid },
    action: `reservation.${what}`,
    after: { amount_minor: amountMinor },
    reason,
    at: now,
  });
}
