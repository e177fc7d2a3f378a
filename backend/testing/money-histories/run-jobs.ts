import { payOut } from '../../src/modules/payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../src/modules/payouts/payouts/schedule-payouts.js';
import { reconcilePayments } from '../../src/modules/payments/paying/reconcile-payments.js';
import { settleStrayAuthorisations } from '../../src/modules/payments/paying/settle-stray-authorisations.js';
import { reconcileCash } from '../../src/modules/books/reconciliation/reconcile-cash.js';
import { sendRefunds } from '../../src/modules/payments/refunds/send-refunds.js';
import { settleTransfers } from '../../src/modules/payouts/transfers/settle-transfers.js';
import { expireChanges } from '../../src/modules/booking/changes/expire-changes.js';
import { lookAfterDeposits } from '../../src/modules/booking/deposits/look-after-deposits.js';
import {
  cancelTripsNotPaidAnew,
  expireHolds,
  expireRequests,
} from '../../src/modules/booking/reservations/expire-reservations.js';
import { runTripsByTheClock } from '../../src/modules/booking/steps/run-trips-by-the-clock.js';
import type { Marketplace } from '../a-marketplace.js';
import { checkPayouts } from '../check-books.js';
import { checkReconciliation } from '../check-reconciliation.js';

/** What the worker does with money and trips when it looks at everything. */
export async function runJobs({ database, deps }: Marketplace): Promise<void> {
  await expireHolds(deps);
  await expireRequests(deps);
  await cancelTripsNotPaidAnew(deps);
  await runTripsByTheClock(deps);
  await lookAfterDeposits(deps);
  await expireChanges(deps);
  await reconcilePayments(deps);
  await settleStrayAuthorisations(deps);
  await sendRefunds(deps);
  await schedulePayouts(deps);
  await payOut(deps);
  await settleTransfers(deps);
  await checkPayouts(database);
  await reconcileCash(deps);
  await checkReconciliation(database);
}
