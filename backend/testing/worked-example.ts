import { sql } from 'kysely';
import { recordDispute } from '../src/modules/payments/disputes/record-dispute.js';
import { issueInvoicesOf } from '../src/modules/payouts/invoices/issue-invoices.js';
import { payOut } from '../src/modules/payouts/payouts/pay-out.js';
import { reconcileCash } from '../src/modules/books/reconciliation/reconcile-cash.js';
import { schedulePayouts } from '../src/modules/payouts/payouts/schedule-payouts.js';
import type { Marketplace } from './a-marketplace.js';
import { aBookedTrip, aCard, ask, type SignedIn } from './a-trip.js';
import { changeTrip } from './change-trip.js';

/** One entry that a step of the example has made; amounts as decimals, one of them empty. */
export interface ExampleEntry {
  step: string;
  posting: string;
  account: string;
  debit: string;
  credit: string;
}

/**
 * Plays the worked example of docs/money.md: a trip of three days at €50.00 in Lisbon is booked and paid, made a day
 * longer, returned four hours late, paid out to its owner after the provider's fees are booked, and disputed at the
 * customer's bank afterwards, with its invoices. Answers every entry, in order.
 */
export async function playWorkedExample(market: Marketplace): Promise<ExampleEntry[]> {
  const { database, deps, customer } = market;
  let uuid = '';
  const entries: ExampleEntry[] = [];
  const seen = new Set<string>();
  const step = async (name: string, at: string, run: () => Promise<unknown>) => {
    market.setNow(at);
    await run();
    // What the job does that comes with each posting.
    if (uuid !== '') await issueInvoicesOf(deps, uuid);
    const { rows } = await sql<{ uuid: string; posting: string; account: string; minor: number }>`
      select posting.uuid, posting.kind as posting, entry.account, entry.amount_minor as minor
      from account_entries as entry join ledger_postings as posting on posting.uuid = entry.posting_uuid
      order by entry.id`.execute(database);
    for (const { posting, account, minor } of rows.filter((row) => !seen.has(row.uuid))) {
      const amount = (Math.abs(minor) / 100).toFixed(2);
      entries.push({
        step: name,
        posting,
        account,
        ...(minor > 0 ? { debit: amount, credit: '' } : { debit: '', credit: amount }),
      });
    }
    for (const { uuid } of rows) seen.add(uuid);
  };

  const car = await market.car({ daily_price_minor: 5_000, late_fee_per_hour_minor: 1_200 });
  const post = async (who: SignedIn, path: string, body?: object) => {
    const answer = await ask(market, who, 'POST', `/reservations/${uuid}/${path}`, body);
    if (answer.status !== 200) throw new Error(`Not done: ${path}: ${JSON.stringify(answer.body)}`);
  };
  await step('1', '2026-11-21T09:30:00Z', async () => {
    const trip = await aBookedTrip(market, customer, car.uuid, '2026-12-10', '2026-12-13');
    uuid = trip.reservation_uuid;
  });
  await step('2', '2026-11-22T09:30:00Z', async () => {
    const { change } = await changeTrip(market, market, uuid, ['2026-12-10', '2026-12-14']);
    const paid = await ask(market, customer, 'POST', `/changes/${change?.change_uuid}/pay`, aCard());
    if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`);
  });
  await step('3', '2026-12-10T10:00:00Z', async () => {
    await post(market.owner, 'hand-over');
    await post(customer, 'pick-up');
    market.setNow('2026-12-14T13:50:00Z');
    await post(market.owner, 'take-back');
    await post(customer, 'late-fee/pay', aCard());
  });
  await step('4', '2026-12-15T03:00:00Z', () => reconcileCash(deps));
  await step('5', '2026-12-17T09:30:00Z', async () => {
    await schedulePayouts(deps);
    market.setNow('2026-12-20T09:30:00Z');
    await payOut(deps);
  });
  await step('6', '2027-01-05T09:30:00Z', async () => {
    const payment = await database
      .selectFrom('payments')
      .selectAll()
      .where('reservation_uuid', '=', uuid)
      .where('purpose', '=', 'booking')
      .executeTakeFirstOrThrow();
    await recordDispute(deps, {
      disputeRef: 'dispute_1',
      ref: payment.provider_ref ?? '',
      status: 'open',
      reason: 'fraudulent',
      amountMinor: payment.amount_minor,
      withdrawnMinor: payment.amount_minor,
      respondBy: undefined,
      needsAnswer: true,
    });
  });
  return entries;
}
