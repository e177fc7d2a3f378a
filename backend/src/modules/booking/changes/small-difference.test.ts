import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { cellsOf } from '../../../../testing/cells-of.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { changeTrip } from '../../../../testing/change-trip.js';
import { checkBooks } from '../../../../testing/check-books.js';

const start = '2026-11-21T09:30:00Z';

describe('a change in the books', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  async function aTrip() {
    const car = await market.car({ daily_price_minor: 5_000, cancellation_policy: 'flexible' });
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-10', '2026-12-13');
    const price = async (daily_price_minor: number) => {
      await market.database
        .updateTable('cars')
        .set({ daily_price_minor })
        .where('uuid', '=', car.uuid)
        .execute();
    };
    return { uuid: trip.reservation_uuid, total: trip.total.amount_minor, price };
  }

  it('is applied without a charge when its difference is below the provider’s minimum', async () => {
    const { uuid, total, price } = await aTrip();
    await price(5_010);
    const changed = await changeTrip(market, market, uuid, ['2026-12-20', '2026-12-23']);
    const differenceMinor = changed.total.amount_minor - total;
    assert.ok(differenceMinor > 0 && differenceMinor < 50, `${differenceMinor}`);
    assert.deepEqual(
      [changed.change, changed.pick_up, changed.payments.length],
      [null, '2026-12-20T10:00', 1],
    );
    const { adds_up, lines_minor } = await market.books(uuid);
    assert.deepEqual([adds_up, lines_minor], [true, total]);
    const told = await ask<{ notifications: { kind: string; reservation_uuid?: string }[] }>(
      ...([market, market.customer, 'GET', '/my/notifications'] as const),
    );
    assert.ok(told.body.notifications.every(({ kind }) => kind !== 'change_approved'));
    const { refunds } = await cancelTrip(market, market.owner, uuid);
    assert.equal(refunds[0]?.amount.amount_minor, total);
    await checkBooks(market.database);
  });

  it('leaves the same totals in ledger, screen and file, and rows that add up', async () => {
    const { uuid, price } = await aTrip();
    await changeTrip(market, market, uuid, ['2026-12-20', '2026-12-23']);
    await price(6_000);
    const longer = await changeTrip(market, market, uuid, ['2026-12-20', '2026-12-25']);
    const paid = await ask(
      market,
      market.customer,
      'POST',
      `/changes/${longer.change?.change_uuid}/pay`,
      aCard(),
    );
    assert.equal(paid.status, 200);
    await price(1_000);
    // Less than what is left of the second payment does not do: both give back.
    await changeTrip(market, market, uuid, ['2027-01-20', '2027-01-21']);
    await checkBooks(market.database);

    const { body } = await ask<Accounted>(market, market.admin, 'GET', '/admin/payments?limit=100');
    for (const row of body.payments) {
      assert.equal(sumOf(row), row.amount.amount_minor - row.refunded.amount_minor, row.payment_uuid);
    }
    const ledger = await market.database
      .selectFrom('ledger_entries')
      .select(({ fn }) => [
        fn.sum<string>('payout_minor').as('payout'),
        fn.sum<string>('commission_minor').as('commission'),
        fn.sum<string>('fee_minor').as('fee'),
        fn.sum<string>('tax_minor').as('tax'),
      ])
      .executeTakeFirstOrThrow();
    const [totals] = body.totals;
    assert.deepEqual(
      parts.map((part) => totals?.[part].amount_minor),
      parts.map((part) => Number(ledger[part])),
    );
    const file = await market.app.inject({ url: '/admin/payments.csv', headers: market.admin.headers });
    const [head = [], ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n').map(cellsOf);
    assert.ok(lines.every((line) => line.length === head.length));
    const rows = lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at]])));
    const cents = (text = '') => Math.round(Number(text) * 100);
    for (const part of [...parts, 'kept'] as const) {
      const sum = rows.reduce((total, row) => total + cents(row[part]), 0);
      assert.equal(sum, totals?.[part].amount_minor, part);
    }
    for (const row of rows) {
      assert.equal(
        parts.reduce((sum, part) => sum + cents(row[part]), 0),
        cents(row['kept']),
      );
    }
  });
});

const parts = ['payout', 'commission', 'fee', 'tax'] as const;
interface Money {
  amount_minor: number;
}
type Parts = Record<(typeof parts)[number], Money>;
interface Accounted {
  payments: (Parts & { payment_uuid: string; amount: Money; refunded: Money })[];
  totals: (Parts & { kept: Money })[];
}
function sumOf(row: Parts): number {
  return parts.reduce((sum, part) => sum + row[part].amount_minor, 0);
}
