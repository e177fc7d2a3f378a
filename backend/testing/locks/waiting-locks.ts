import { lockThread } from '../../src/modules/messaging/threads/threads.repository.js';
import { lockPayment } from '../../src/modules/payments/payments/payments.repository.js';
import { lockDuePayouts } from '../../src/modules/payouts/payouts/payouts-due.repository.js';
import { lockPayoutsOfTrip } from '../../src/modules/payouts/payouts/payouts.repository.js';
import { lockTransfer } from '../../src/modules/payouts/transfers/transfers-under-way.repository.js';
import { warnNextTrip } from '../../src/modules/booking/late-returns/warn-next-trip.js';
import { lockReservation } from '../../src/modules/booking/reservations/reservations.repository.js';
import { lockCarsOf } from '../../src/modules/catalog/cars/cars-of-owner.repository.js';
import { lockCar } from '../../src/modules/catalog/cars/cars.repository.js';
import { lockActiveAdmins } from '../../src/modules/people/administration/administration.repository.js';
import { lockUser } from '../../src/modules/people/verification/user-verifications.repository.js';
import { lockCase } from '../../src/modules/support/cases/cases.repository.js';
import { now, type Connection, type LockedRows } from './locked-rows.js';

/** What makes another connection wait for the rows that it locks. */
export interface WaitingLock {
  name: string;
  /** In `src`. */
  file: string;
  lock: (transaction: Connection, rows: LockedRows) => Promise<unknown>;
  /** The table that it locks a row of, and which; of several, the one that is locked last. */
  locks: (rows: LockedRows) => { table: string; uuid: string };
}

const payouts = 'modules/payouts/payouts';
export const waitingLocks: WaitingLock[] = [
  {
    name: 'lockCar',
    file: 'modules/catalog/cars/cars.repository.ts',
    lock: (transaction, rows) => lockCar(transaction, rows.car),
    locks: (rows) => ({ table: 'cars', uuid: rows.car }),
  },
  {
    name: 'lockCarsOf',
    file: 'modules/catalog/cars/cars-of-owner.repository.ts',
    lock: (transaction, rows) => lockCarsOf(transaction, rows.market.owner.user.uuid),
    locks: (rows) => ({ table: 'cars', uuid: rows.car }),
  },
  {
    name: 'lockReservation',
    file: 'modules/booking/reservations/reservations.repository.ts',
    lock: (transaction, rows) => lockReservation(transaction, rows.reservation),
    locks: (rows) => ({ table: 'reservations', uuid: rows.reservation }),
  },
  {
    name: 'lockPayment',
    file: 'modules/payments/payments/payments.repository.ts',
    lock: (transaction, rows) =>
      lockPayment(transaction, rows.market.deps.payables, {
        uuid: rows.payment,
        reservation_uuid: rows.reservation,
      }),
    locks: (rows) => ({ table: 'payments', uuid: rows.payment }),
  },
  {
    name: 'lockPayoutsOfTrip',
    file: `${payouts}/payouts.repository.ts`,
    lock: (transaction, rows) => lockPayoutsOfTrip(transaction, rows.reservation),
    locks: (rows) => ({ table: 'payouts', uuid: rows.payout }),
  },
  {
    name: 'lockDuePayouts',
    file: `${payouts}/payouts-due.repository.ts`,
    lock: (transaction, rows) =>
      lockDuePayouts(transaction, { owner_uuid: rows.market.owner.user.uuid, currency: 'EUR' }, now),
    locks: (rows) => ({ table: 'payouts', uuid: rows.payout }),
  },
  {
    name: 'lockTransfer, of its payouts',
    file: 'modules/payouts/transfers/transfers-under-way.repository.ts',
    lock: (transaction, rows) => lockTransfer(transaction, rows.transfer),
    locks: (rows) => ({ table: 'payouts', uuid: rows.transferredPayout }),
  },
  {
    name: 'lockTransfer, of itself',
    file: 'modules/payouts/transfers/transfers-under-way.repository.ts',
    lock: (transaction, rows) => lockTransfer(transaction, rows.transfer),
    locks: (rows) => ({ table: 'payout_transfers', uuid: rows.transfer }),
  },
  {
    name: 'warnNextTrip',
    file: 'modules/booking/late-returns/warn-next-trip.ts',
    lock: (transaction, rows) => warnNextTrip(transaction, rows.claim, { before: new Date(8.64e15), now }),
    locks: (rows) => ({ table: 'reservations', uuid: rows.reservation }),
  },
  {
    name: 'lockUser',
    file: 'modules/people/verification/user-verifications.repository.ts',
    lock: (transaction, rows) => lockUser(transaction, rows.market.customer.user.uuid),
    locks: (rows) => ({ table: 'users', uuid: rows.market.customer.user.uuid }),
  },
  {
    name: 'lockActiveAdmins',
    file: 'modules/people/administration/administration.repository.ts',
    lock: (transaction) => lockActiveAdmins(transaction),
    locks: (rows) => ({ table: 'users', uuid: rows.market.admin.user.uuid }),
  },
  {
    name: 'lockCase',
    file: 'modules/support/cases/cases.repository.ts',
    lock: (transaction, rows) => lockCase(transaction, rows.supportCase),
    locks: (rows) => ({ table: 'support_cases', uuid: rows.supportCase }),
  },
  {
    name: 'lockThread',
    file: 'modules/messaging/threads/threads.repository.ts',
    lock: (transaction, rows) => lockThread(transaction, rows.thread),
    locks: (rows) => ({ table: 'message_threads', uuid: rows.thread }),
  },
];
