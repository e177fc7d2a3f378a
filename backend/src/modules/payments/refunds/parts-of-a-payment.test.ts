import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { amountsUnder, tableUnder } from '../../../../testing/money-document.js';
import { lookAfterDeposits } from '../../booking/deposits/look-after-deposits.js';
import { minus, type Split } from '../../catalog/public.js';
import { readBalance } from '../../books/ledger/ledger.repository.js';

describe('a refund of one payment of a trip', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  beforeEach(() => market.setNow('2026-11-21T09:30:00Z'));
  after(() => closeChecked(market, checkBooks, checkAccounts));

  const shares = (uuid: string) => readBalance(market.database, uuid);
  const step = (who: Marketplace['owner'], uuid: string, name: string, body?: object) =>
    ask<PaidAnswer & PaidAnswer['reservation']>(market, who, 'POST', `/reservations/${uuid}/${name}`, body);
  const refund = async (paymentUuid: string, amount_minor: number) => {
    const body = { amount_minor, reason: 'The photos were older.' };
    const answer = await ask(market, market.admin, 'POST', `/admin/payments/${paymentUuid}/refund`, body);
    assert.equal(answer.status, 200);
  };
  const split = (payout_minor: number, commission_minor: number): Split => ({
    payout_minor,
    commission_minor,
    fee_minor: 0,
    tax_minor: 0,
  });

  /** Three days that are over, returned an hour and a half late, with a deposit that is held. */
  async function aTripThatIsOver() {
    const { owner, customer, deps } = market;
    const car = await market.car({
      daily_price_minor: 5_000,
      deposit_minor: 30_000,
      late_fee_per_hour_minor: 1_200,
    });
    const { reservation_uuid: uuid } = await aBookedTrip(
      ...([market, customer, car.uuid, '2026-12-01', '2026-12-04'] as const),
    );
    market.setNow('2026-11-29T10:00:00Z');
    await lookAfterDeposits(deps);
    market.setNow('2026-12-01T10:00:00Z');
    await step(owner, uuid, 'hand-over');
    await step(customer, uuid, 'pick-up');
    market.setNow('2026-12-04T11:30:00Z');
    await step(owner, uuid, 'take-back');
    return uuid;
  }

  it('gives back what a deposit claim posted, and nothing of the trip', async () => {
    const uuid = await aTripThatIsOver();
    const before = await shares(uuid);
    const rows: string[][] = [];
    const note = async (what: string) => {
      const { payout_minor, commission_minor, fee_minor, tax_minor } = await shares(uuid);
      const minor = [payout_minor, commission_minor, fee_minor, tax_minor];
      rows.push([what, ...minor.map((cents) => (cents / 100).toFixed(2))]);
    };
    await note('paid');
    const claim = { amount_minor: 10_000, reason: 'A scratched door.' };
    await step(market.owner, uuid, 'claim-deposit', claim);
    const { body } = await step(market.admin, uuid, 'decide-on-deposit', claim);
    assert.deepEqual(minus(await shares(uuid), before), split(10_000, 0));
    await note('claimed');
    const { payment_uuid } = body.payments.find(({ purpose }) => purpose === 'deposit')!;
    await refund(payment_uuid, 2_500);
    assert.deepEqual(minus(await shares(uuid), before), split(7_500, 0));
    await note('partly given');
    await refund(payment_uuid, 7_500);
    assert.deepEqual(await shares(uuid), before);
    await note('given back');
    assert.deepEqual(tableUnder('### A refunded deposit claim'), rows);
    assert.deepEqual(amountsUnder('### A refunded deposit claim', /\n#/), [claim.amount_minor, 2_500]);
  });

  it('gives back what a late fee posted, in its own proportions', async () => {
    const uuid = await aTripThatIsOver();
    const before = await shares(uuid);
    const { payment } = (await step(market.customer, uuid, 'late-fee/pay', aCard())).body;
    assert.deepEqual(minus(await shares(uuid), before), split(2_040, 360));
    await refund(payment.payment_uuid, 1_200);
    assert.deepEqual(minus(await shares(uuid), before), split(1_020, 180));
    await refund(payment.payment_uuid, 1_200);
    assert.deepEqual(await shares(uuid), before);
  });
});
