import { Problem } from '../../../platform/http/problem.js';
import { changeLines } from '../../books/public.js';
import type { PaidPart, PayablePart } from '../../payments/public.js';
import { requireOwner } from '../reservations/standing.js';
import type { LockedTrip } from '../reservations/reservations.repository.js';
import { changeNotFound } from './change-problems.js';
import { findChange } from './changes.repository.js';
import { requireChangeMove } from './change-life-cycle.js';
import { mayTakeChange } from './may-take-change.js';
import {
  applyPaidChange,
  canBeMade,
  changeTooLate,
  holdChangeDates,
  markChangeUnpaid,
} from './pay-change.js';

/** The difference that an approved change costs: exactly that, which makes the change. */
export function differencePayment(
  { transaction, reservation, car, isOwnerSuspended }: LockedTrip,
  { change_uuid: changeUuid }: PaidPart,
): PayablePart {
  const find = async () => (changeUuid === null ? undefined : await findChange(transaction, changeUuid));
  return {
    refundKind: 'change',
    due: async (customer, now) => {
      const change = await find();
      if (change === undefined) throw changeNotFound();
      if (change.difference_minor <= 0) {
        throw new Problem(422, 'NOTHING_TO_PAY', 'There’s nothing to pay for this change.');
      }
      const isOver = change.status === 'expired' || (change.pay_by !== null && change.pay_by <= now);
      if (isOver) {
        const sentence =
          'The time to pay for this change has run out, so the trip stays as it was. You haven’t been charged.';
        throw new Problem(409, 'HOLD_EXPIRED', sentence);
      }
      requireChangeMove(change.status, 'applied');
      requireOwner(reservation, isOwnerSuspended, 'HOLD_EXPIRED');
      mayTakeChange(customer, reservation, change, car);
      return {
        amountMinor: change.difference_minor,
        entries: changeLines(reservation.price, change.price),
      };
    },
    authorized: async (_paymentUuid, now) =>
      isOwnerSuspended
        ? changeTooLate
        : ((await holdChangeDates(transaction, reservation, await find(), now)) ?? 'capture'),
    nextStep: async () => (canBeMade(await find(), reservation) ? 'capture' : 'void'),
    captured: async (now) => {
      const change = await find();
      if (!canBeMade(change, reservation)) return false;
      await applyPaidChange(transaction, reservation, change, now);
      return true;
    },
    unpaid: async (now) => {
      const change = await find();
      if (change !== undefined) await markChangeUnpaid(transaction, change, now);
    },
  };
}
