import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { limitProvider } from '../../payments/providers/limit-provider.js';
import { sendRefunds } from '../../payments/refunds/send-refunds.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aQuote, ask, type SignedIn } from '../../../../testing/a-trip.js';
import type { CancellationBody } from './cancellation.schemas.js';
import { keptOnCancellation } from './cancellation-rules.js';

const start = '2026-11-21T09:30:00Z';

describe('the cancellation fee', () => {
  const cases: [policy: 'flexible' | 'moderate' | 'strict', noticeHours: number, kept: number][] = [
    ['flexible', 24, 0],
    ['flexible', 23.9, 3333],
    ['flexible', -1, 3333],
    ['moderate', 120, 0],
    ['moderate', 119.9, 3333 + 3333],
    ['strict', 1000, 5000],
    ['strict', 168, 5000],
    ['strict', 167.9, 10_000],
  ];
  for (const [policy, noticeHours, kept] of cases) {
    it(`is ${kept} of 10000 for ${policy}, ${noticeHours} hours before`, () => {
      const hasNotice = (hours: number) => noticeHours >= hours;
      const given = { policy, hasNotice, totalMinor: 10_000, days: 3, isJustBooked: false };
      assert.equal(keptOnCancellation(given), kept);
      assert.equal(keptOnCancellation({ ...given, isJustBooked: true }), 0);
    });
  }

  it('never exceeds the price, and never falls with less notice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('flexible' as const, 'moderate' as const, 'strict' as const),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 365 }),
        fc.tuple(fc.integer({ min: -100, max: 400 }), fc.nat(200)),
        (policy, totalMinor, days, [noticeHours, sooner]) => {
          const kept = (hours: number) =>
            keptOnCancellation({
              policy,
              totalMinor,
              days,
              hasNotice: (least) => hours >= least,
              isJustBooked: false,
            });
          assert.ok(kept(noticeHours) >= 0 && kept(noticeHours) <= totalMinor);
          assert.ok(kept(noticeHours - sooner) >= kept(noticeHours));
        },
      ),
    );
  });
});

describe('a cancellation', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace(start);
  });
  beforeEach(() => {
    marketplace.setNow(start);
  });
  after(() => marketplace.close());

  const book = async (policy: 'flexible' | 'moderate' | 'strict', instant_book = true) => {
    const car = await marketplace.car({ cancellation_policy: policy, instant_book });
    return await aBookedTrip(marketplace, marketplace.customer, car.uuid, '2026-12-01', '2026-12-04');
  };
  const preview = async (who: SignedIn, uuid: string) =>
    (
      await ask<CancellationBody & { code?: string }>(
        marketplace,
        who,
        'GET',
        `/reservations/${uuid}/cancellation`,
      )
    ).body;
  const cancel = (who: SignedIn, uuid: string, expected: number, reason?: string, key?: string) =>
    ask(
      marketplace,
      who,
      'POST',
      `/reservations/${uuid}/cancel`,
      { expected_refund_minor: expected, ...(reason === undefined ? {} : { reason }) },
      key,
    );

  it('refunds exactly the amount of its preview, once', async () => {
    const { customer } = marketplace;
    const trip = await book('moderate');
    const total = trip.total.amount_minor;
    assert.equal((await preview(customer, trip.reservation_uuid)).refund.amount_minor, total);
    // Four days before, an average day and half of the rest are kept.
    marketplace.setNow('2026-11-27T10:00:00Z');
    const shown = await preview(customer, trip.reservation_uuid);
    const day = Math.round(total / 3);
    const refund = Math.round((total - day) / 2);
    assert.deepEqual(
      [shown.refund.amount_minor, shown.kept.amount_minor, shown.free_until],
      [refund, total - refund, null],
    );
    assert.equal(
      shown.lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
      refund,
    );
    const stale = await cancel(customer, trip.reservation_uuid, total);
    assert.deepEqual([stale.status, stale.body.code], [409, 'REFUND_CHANGED']);
    const key = 'cancel-once';
    const [one, two] = await Promise.all([
      cancel(customer, trip.reservation_uuid, refund, 'I am ill', key),
      cancel(customer, trip.reservation_uuid, refund, 'I am ill', key),
    ]);
    assert.deepEqual([one.status, one.body.status, one.body.cancelled_by], [200, 'cancelled', 'customer']);
    assert.deepEqual(two.body, one.body);
    assert.deepEqual(
      one.body.refunds.map(({ amount, status }) => [amount.amount_minor, status]),
      [[refund, 'succeeded']],
    );
    assert.deepEqual(
      [one.body.payments[0]?.status, one.body.paid.amount_minor],
      ['partially_refunded', total - refund],
    );
    const books = await marketplace.books(trip.reservation_uuid);
    assert.ok(books.adds_up);
    assert.equal(books.lines_minor, total - refund);
    const claims = await marketplace.database
      .selectFrom('car_claims')
      .selectAll()
      .where('car_uuid', '=', trip.car.car_uuid)
      .execute();
    assert.deepEqual(claims, []);
  });

  for (const [policy, until] of [
    ['flexible', '2026-11-30T10:00:00.000Z'],
    ['moderate', '2026-11-26T10:00:00.000Z'],
    ['strict', null],
  ] as const) {
    it(`is free until ${until ?? 'never'} with the ${policy} policy, as its quote says`, async () => {
      const car = await marketplace.car({ cancellation_policy: policy, instant_book: true });
      const quoteAt = async (pickUp: string, back: string) =>
        (await aQuote(marketplace, car.uuid, pickUp, back)).free_cancellation_until;
      assert.equal(await quoteAt('2026-12-01', '2026-12-04'), until);
      assert.equal(await quoteAt('2026-11-21T14:00', '2026-11-23'), null);
    });
  }

  it('is free for an hour after booking, whatever the policy', async () => {
    const trip = await book('strict');
    marketplace.setNow('2026-11-21T10:29:00Z');
    const shown = await preview(marketplace.customer, trip.reservation_uuid);
    assert.deepEqual([shown.refund, shown.free_until], [trip.total, '2026-11-21T10:30:00.000Z']);
    marketplace.setNow('2026-11-21T10:30:00Z');
    const later = await preview(marketplace.customer, trip.reservation_uuid);
    assert.equal(later.refund.amount_minor, Math.round(trip.total.amount_minor / 2));
  });

  it('refunds in full when the owner or an administrator cancels with a reason', async () => {
    for (const who of [marketplace.owner, marketplace.admin]) {
      marketplace.setNow(start);
      const trip = await book('strict');
      marketplace.setNow('2026-11-30T10:00:00Z');
      const total = trip.total.amount_minor;
      assert.equal((await preview(who, trip.reservation_uuid)).refund.amount_minor, total);
      assert.equal((await cancel(who, trip.reservation_uuid, total)).status, 422);
      const { status, body } = await cancel(who, trip.reservation_uuid, total, 'The car broke down.');
      assert.deepEqual([status, body.status, body.payments[0]?.status], [200, 'cancelled', 'refunded']);
      assert.equal(body.cancel_reason, 'The car broke down.');
      assert.equal((await marketplace.books(trip.reservation_uuid)).payout_minor, 0);
    }
  });

  it('voids the authorization of a request', async () => {
    const trip = await book('strict', false);
    const shown = await preview(marketplace.customer, trip.reservation_uuid);
    assert.deepEqual([shown.refund.amount_minor, shown.released], [0, trip.total]);
    const { body } = await cancel(marketplace.customer, trip.reservation_uuid, 0);
    assert.deepEqual([body.status, body.payments[0]?.status, body.refunds], ['cancelled', 'voided', []]);
    const again = await cancel(marketplace.customer, trip.reservation_uuid, 0);
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });

  it('refunds later when the bank is unreachable', async () => {
    const { deps, customer } = marketplace;
    const trip = await book('flexible');
    const working = deps.payments;
    const down = { ...working, refund: () => Promise.reject(new Error('down')) };
    deps.payments = limitProvider(down, 1_000);
    const { status, body } = await cancel(customer, trip.reservation_uuid, trip.total.amount_minor);
    deps.payments = working;
    assert.deepEqual([status, body.status, body.refunds[0]?.status], [200, 'cancelled', 'pending']);
    assert.ok((await marketplace.books(trip.reservation_uuid)).adds_up);
    marketplace.setNow('2026-11-21T09:31:00Z');
    await Promise.all([sendRefunds(deps), sendRefunds(deps)]);
    const url = `/reservations/${trip.reservation_uuid}`;
    const seen = (await ask(marketplace, customer, 'GET', url)).body;
    assert.deepEqual([seen.refunds[0]?.status, seen.payments[0]?.status], ['succeeded', 'refunded']);
  });
});
