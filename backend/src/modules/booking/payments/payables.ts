import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { findChange } from '../changes/changes.repository.js';
import { dueForChange } from '../changes/due-for-change.js';
import { canBeMade, markChangeUnpaid, applyPaidChange, holdChangeDates } from '../changes/pay-change.js';
import { dueForLateFee, markLateFeePaid } from '../late-returns/due-for-late-fee.js';
import {
  dueForDeposit,
  holdDeposit,
  markDepositLost,
  markDepositTaken,
  nextStepOfDeposit,
} from '../deposits/deposit-payment.js';
import { book } from '../reservations/book.js';
import { cancelUnpaid } from '../reservations/cancel-unpaid.js';
import { dueForBooking } from '../reservations/due-for-booking.js';
import { dueAnew, endPayAnew, isToPayAnew, lookAtVerdict } from '../reservations/pay-anew.js';
import { isOwed } from '../reservations/reservation-life-cycle.js';
import { findReservation, lockReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { Payable, Payables } from '../../billing/public.js';
import type { Car } from '../../catalog/public.js';

const notPaid = 'The bank approved the payment but then didn’t pay it.';

/** Reservations as billing sees them: what is paid for, and what follows from each answer of the bank. */
export const payables: Payables = {
  find: findReservation,
  lock: async (transaction, uuid) => {
    const locked = await lockReservation(transaction, uuid);
    return locked && toPayable(transaction, locked.reservation, locked.car);
  },
};

function toPayable(transaction: Kysely<Tables>, reservation: Reservation, car: Car): Payable {
  const { uuid, customer_uuid, owner_uuid, currency } = reservation;
  // As it is now: being authorised moves it.
  let { status } = reservation;
  let deposit = reservation;
  return {
    uuid,
    customer_uuid,
    owner_uuid,
    currency,
    isOver: status === 'completed' || status === 'cancelled' || status === 'no_show',
    description: `${car.make} ${car.model}, ${reservation.pick_up_at.toISOString().slice(0, 10)}`,
    keepsMethod: reservation.deposit_minor > 0,
    due: async (customer, part, now) => {
      const { purpose, change_uuid: changeUuid } = part;
      if (purpose === 'deposit') return dueForDeposit(reservation, part, now);
      if (purpose === 'late_fee') return dueForLateFee(reservation);
      if (changeUuid === null && isToPayAnew(reservation))
        return await dueAnew(transaction, reservation, now);
      return changeUuid === null
        ? dueForBooking(reservation, car, customer, now)
        : await dueForChange(transaction, { reservation, car, customer }, changeUuid, now);
    },
    authorized: async ({ purpose, change_uuid: changeUuid, uuid: paymentUuid }, now) => {
      if (purpose === 'deposit') {
        deposit = { ...deposit, ...(await holdDeposit(transaction, reservation, paymentUuid, now)) };
        return undefined;
      }
      if (purpose === 'late_fee') return undefined;
      if (changeUuid !== null) return await holdChangeDates(transaction, reservation, changeUuid, now);
      if (isToPayAnew(reservation)) return undefined;
      const refused = await book(transaction, reservation, now);
      if (refused === undefined) status = reservation.instant_book ? 'confirmed' : 'pending_owner';
      if (refused?.code === 'hold_expired') {
        await publishEvent(transaction, { kind: 'car_gone', reservationUuid: uuid }, now);
      }
      return refused;
    },
    nextStep: async ({ purpose, change_uuid: changeUuid, uuid: paymentUuid }) => {
      if (purpose === 'deposit') return nextStepOfDeposit(deposit, paymentUuid);
      if (purpose === 'late_fee') return reservation.late_fee_status === 'due' ? 'capture' : 'void';
      if (changeUuid !== null) {
        return canBeMade(await findChange(transaction, changeUuid), { status }) ? 'capture' : 'void';
      }
      if (status === 'pending_owner') return 'none';
      return isOwed(status) ? 'capture' : 'void';
    },
    captured: async ({ purpose, change_uuid: changeUuid }, now) => {
      if (purpose === 'deposit') return await markDepositTaken(transaction, reservation, now);
      if (purpose === 'late_fee') return await markLateFeePaid(transaction, reservation, now);
      if (changeUuid === null) {
        await endPayAnew(transaction, reservation, now);
        return isOwed(reservation.status);
      }
      const change = await findChange(transaction, changeUuid);
      if (!canBeMade(change, reservation)) return false;
      await applyPaidChange(transaction, reservation, change, now);
      return true;
    },
    bankDecided: async (now) => await lookAtVerdict(transaction, reservation, now),
    unpaid: async ({ purpose, change_uuid: changeUuid }, now) => {
      if (purpose === 'deposit') {
        await markDepositLost(transaction, reservation, now);
        return;
      }
      // It stays due, for another card.
      if (purpose === 'late_fee') return;
      if (changeUuid === null) {
        // It stays to be paid anew, with another card.
        if (!isToPayAnew(reservation))
          await cancelUnpaid(transaction, reservation, { now, refundMinor: 0, reason: notPaid });
        return;
      }
      const change = await findChange(transaction, changeUuid);
      if (change !== undefined) await markChangeUnpaid(transaction, change, now);
    },
  };
}
