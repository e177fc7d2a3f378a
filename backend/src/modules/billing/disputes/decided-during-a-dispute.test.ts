import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ask } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { changeTrip } from '../../../../testing/change-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { amountsUnder, tableUnder } from '../../../../testing/money-document.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { sendRefunds } from '../refunds/send-refunds.js';

const start = '2026-11-21T09:30:00Z';

describe('a refund decided while a dispute is open', () => {
  let market: StripeMarketplace;
  before(async () => {
    market = await stripeMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  // The log says why, also of what a bank’s decision has done.
  after(() => closeChecked(market, checkAudit));

  const aDisputedTrip = async (amount?: number, carUuid?: string) => {
    const { trip, ref } = await market.paidTrip(['2026-12-01', '2026-12-04'], carUuid);
    const dispute = market.double.disputes.open(market.double.intents, ref, amount ? { amount } : {});
    await market.tell('charge.dispute.created', dispute);
    await market.tell('charge.dispute.funds_withdrawn', dispute);
    const close = async (status: 'won' | 'lost') => {
      dispute.status = status;
      assert.equal(await market.tell('charge.dispute.closed', dispute), 200);
      market.setNow('2026-12-20T09:30:00Z');
      await sendRefunds(market.deps);
      assert.equal((await market.books(trip.reservation_uuid)).adds_up, true);
      await checkAccounts(market.database);
    };
    return { uuid: trip.reservation_uuid, total: trip.total.amount_minor, price: trip, close };
  };
  const money = async (uuid: string) => {
    const { body } = await ask(market, market.customer, 'GET', `/reservations/${uuid}`);
    const { payout_minor, lines_minor, owed_minor } = await market.books(uuid);
    const refunds = body.refunds.map(({ status, amount }) => [status, amount.amount_minor] as const);
    return { refunds, paid: body.paid.amount_minor, payout_minor, lines_minor, owed_minor };
  };
  const firstOf = (refunds: readonly (readonly [string, number])[]) => {
    const [status = '', back = 0] = refunds[0] ?? [];
    return { status, back };
  };
  const nothing = { payout_minor: 0, lines_minor: 0, owed_minor: 0 };

  it('gives all back to the customer when the owner cancelled and the dispute is won', async () => {
    const { uuid, total, close } = await aDisputedTrip();
    const { cancelled_by } = await cancelTrip(market, market.owner, uuid);
    assert.equal(cancelled_by, 'owner');
    assert.deepEqual(await money(uuid), { refunds: [['on_hold', total]], paid: 0, ...nothing });
    const { text } = await market.database
      .selectFrom('notifications')
      .select('text')
      .where('kind', '=', 'reservation_cancelled')
      .where('user_uuid', '=', market.customer.user.uuid)
      .executeTakeFirstOrThrow();
    assert.match(text, /Your bank is deciding a dispute about your payment\. Once it has, you have €/);
    await close('won');
    assert.deepEqual(await money(uuid), { refunds: [['succeeded', total]], paid: 0, ...nothing });
  });

  it('shares a payment as docs/money.md says', async () => {
    const car = await market.car({ daily_price_minor: 5_000, cancellation_policy: 'flexible' });
    const { uuid, total, close } = await aDisputedTrip(undefined, car.uuid);
    const rows: string[][] = [];
    const note = async (what: string) => {
      const { payout_minor, commission_minor, fee_minor, tax_minor } = await market.books(uuid);
      const { refunds } = await money(uuid);
      const { status, back: amount } = firstOf(refunds);
      const waits = status === 'on_hold' ? amount : 0;
      const minor = [payout_minor, commission_minor, fee_minor, tax_minor, waits, amount - waits];
      rows.push([what, ...minor.map((cents) => (cents / 100).toFixed(2))]);
    };
    await note('disputed');
    market.setNow('2026-12-01T08:00:00Z');
    await cancelTrip(market, market.customer, uuid);
    await note('cancelled');
    await close('won');
    await note('won');
    const heading = '### A dispute won after a cancellation';
    assert.deepEqual(tableUnder(heading), rows);
    const { back } = firstOf((await money(uuid)).refunds);
    assert.deepEqual(amountsUnder(heading, /\n#/), [total, total - back, back]);
  });

  it('is settled by what the bank took when the dispute is lost', async () => {
    const { uuid, total, close } = await aDisputedTrip();
    await cancelTrip(market, market.customer, uuid);
    await close('lost');
    assert.deepEqual(await money(uuid), { refunds: [['charged_back', total]], paid: 0, ...nothing });
  });

  it('is sent after all when the bank reverses a verdict against us', async () => {
    const { uuid, total, close } = await aDisputedTrip();
    await cancelTrip(market, market.customer, uuid);
    await close('lost');
    await close('won');
    assert.deepEqual(await money(uuid), { refunds: [['succeeded', total]], paid: 0, ...nothing });
  });

  it('leaves the owner what the cancellation policy keeps when the dispute is won', async () => {
    const { uuid, total, close } = await aDisputedTrip();
    market.setNow('2026-12-01T08:00:00Z');
    await cancelTrip(market, market.customer, uuid);
    const held = await money(uuid);
    const { back } = firstOf(held.refunds);
    assert.ok(back > 0 && back < total);
    assert.deepEqual(held, { refunds: [['on_hold', back]], paid: total - back, ...nothing });
    await close('won');
    const won = await money(uuid);
    assert.deepEqual([won.refunds, won.paid], [[['succeeded', back]], total - back]);
    assert.equal(won.lines_minor, total - back);
    // As after a cancellation without a dispute.
    const undisputed = await market.paidTrip(['2027-03-01', '2027-03-04']);
    market.setNow('2027-03-01T08:00:00Z');
    await cancelTrip(market, market.customer, undisputed.trip.reservation_uuid);
    assert.equal(won.payout_minor, (await money(undisputed.trip.reservation_uuid)).payout_minor);
  });

  it('shares what is left of a shorter trip as if no bank had held it', async () => {
    const { uuid, total, close } = await aDisputedTrip();
    await changeTrip(market, market, uuid, ['2026-12-01', '2026-12-02']);
    const held = await money(uuid);
    const { status, back } = firstOf(held.refunds);
    assert.equal(status, 'on_hold');
    assert.ok(back > 0);
    await close('won');
    const { body } = await ask(market, market.owner, 'GET', `/reservations/${uuid}`);
    const won = await money(uuid);
    assert.deepEqual([won.refunds, won.lines_minor], [[['succeeded', back]], total - back]);
    assert.equal(won.payout_minor, body.payout?.amount_minor);
  });

  it('goes back in part after a no-show', async () => {
    const { uuid, total, close } = await aDisputedTrip();
    market.setNow('2026-12-01T13:00:00Z');
    const { body } = await ask(market, market.owner, 'POST', `/reservations/${uuid}/no-show`);
    assert.equal(body.status, 'no_show');
    const { status, back } = firstOf((await money(uuid)).refunds);
    assert.ok(status === 'on_hold' && back > 0 && back < total);
    await close('won');
    const won = await money(uuid);
    assert.deepEqual([won.refunds, won.lines_minor], [[['succeeded', back]], total - back]);
  });

  it('sends at once what is not disputed, and counts what the bank holds as a part of it', async () => {
    const { uuid, total, close } = await aDisputedTrip(10_000);
    await cancelTrip(market, market.customer, uuid);
    await close('lost');
    const { refunds, paid } = await money(uuid);
    assert.deepEqual(Object.fromEntries(refunds), { charged_back: 10_000, succeeded: total - 10_000 });
    assert.deepEqual([paid, (await market.books(uuid)).payout_minor], [0, 0]);
  });
});
