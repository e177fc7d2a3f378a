import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { checkInvoices } from '../../../../testing/check-invoices.js';
import { checkEntitlements } from '../../../../testing/entitlements/check-entitlements.js';
import { moneyHistory } from '../../../../testing/money-histories/history.js';
import { perform, suspend } from '../../../../testing/money-histories/perform.js';
import { quietTime } from '../../../../testing/money-histories/quiet-time.js';
import { issueAllInvoices } from '../invoices/issue-invoices.js';

const start = Date.parse('2026-11-21T09:30:00Z');
const hour = 3_600_000;
/** The same ones in each `npm test`; `npm run check:money -- 10000` asks for more, and for others each time. */
const histories = Number(process.env['MONEY_HISTORIES'] ?? 25);
const firstSeed = Number(process.env['MONEY_SEED'] ?? 1);
/** Where one of several processes begins; the number is part of the seed. */
const from = Number(process.env['MONEY_FROM'] ?? 1);
/** On one database: each check looks at all that happened on it. */
const batch = 50;

describe('the books', () => {
  for (let first = from; first < from + histories; first += batch) {
    const numRuns = Math.min(batch, from + histories - first);
    const which = `${first} to ${first + numRuns - 1}`;
    it(`add up to the cent after every step of histories ${which}, despite failures in between`, async () => {
      const market = await aMarketplace(new Date(start).toISOString());
      try {
        await checkHistories(market, { numRuns, seed: firstSeed + first });
      } finally {
        await market.close();
      }
    });
  }
});

async function checkHistories(market: Marketplace, parameters: { numRuns: number; seed: number }) {
  const working = market.deps.payments;
  await fc.assert(
    fc.asyncProperty(moneyHistory, async ({ facts, card, actions }) => {
      let now = start;
      market.setNow(new Date(now).toISOString());
      market.deps.payments = working;
      await suspend(market, false);
      const car = await market.car(facts);
      // A trip of the history before that a bank took the payment back of would keep the customer from this one.
      await market.database.updateTable('reservations').set({ repay_by: null }).execute();
      const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-10', '2026-12-14', card);
      for (const each of actions) {
        if (each.do === 'wait') now += each.hours * hour;
        market.setNow(new Date(now).toISOString());
        const status = await perform(market, working, each, trip.reservation_uuid);
        assert.ok(status < 500, `${JSON.stringify(each)} was answered ${status}`);
        await checkBooks(market.database);
        // Jobs end trips of earlier histories, too.
        await issueAllInvoices(market.deps);
        await checkAccounts(market.database);
        await checkInvoices(market.database);
      }
      await ownCarsDoNotOverlap(market, car.uuid);
      market.deps.payments = working;
      now = await quietTime(market, now);
      await checkBooks(market.database);
      await checkAccounts(market.database);
      await checkInvoices(market.database);
      await checkEntitlements(market.database, new Date(now));
      await checkAudit(market.database);
    }),
    { ...parameters, endOnFailure: true },
  );
}

async function ownCarsDoNotOverlap({ database }: Marketplace, carUuid: string): Promise<void> {
  const claims = await database
    .selectFrom('car_claims')
    .select(['begins_at', 'ends_at'])
    .where('car_uuid', '=', carUuid)
    .orderBy('begins_at')
    .execute();
  claims.slice(1).forEach(({ begins_at }, index) => assert.ok(claims[index]!.ends_at <= begins_at));
}
