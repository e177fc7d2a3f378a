import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { checkSetAside } from '../../../../testing/check-set-aside.js';
import { checkInvoices } from '../../../../testing/check-invoices.js';
import { checkEntitlements } from '../../../../testing/entitlements/check-entitlements.js';
import { moneyHistory, type MoneyAction } from '../../../../testing/money-histories/history.js';
import { checkTransfers, withNewPeople } from '../../../../testing/money-histories/accounts.js';
import { perform } from '../../../../testing/money-histories/perform.js';
import { quietTime } from '../../../../testing/money-histories/quiet-time.js';
import { issueAllInvoices } from '../../payouts/invoices/issue-invoices.js';

const start = Date.parse('2026-11-21T09:30:00Z');
const hour = 3_600_000;
/** The same ones in each `npm test`; `npm run check:money -- 10000` asks for more, and for others each time. */
const histories = Number(process.env['MONEY_HISTORIES'] ?? 25);
const firstSeed = Number(process.env['MONEY_SEED'] ?? 1);
/** Where one of several processes begins; the number is part of the seed. */
const from = Number(process.env['MONEY_FROM'] ?? 1);
/** On one database: each check looks at all that happened on it. */
const batch = 25;

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

async function checkHistories(one: Marketplace, parameters: { numRuns: number; seed: number }) {
  const working = one.deps.payments;
  await fc.assert(
    fc.asyncProperty(moneyHistory, async ({ facts, card, stage, actions, verdict }) => {
      let now = start;
      one.setNow(new Date(now).toISOString());
      one.deps.payments = working;
      const market = await withNewPeople(one);
      const { uuid: carUuid } = await market.car(facts);
      const trip = await aBookedTrip(market, market.customer, carUuid, '2026-12-10', '2026-12-14', card);
      const { reservation_uuid: reservationUuid } = trip;
      const play = async (each: MoneyAction) => {
        if (each.do === 'wait') now += each.hours * hour;
        market.setNow(new Date(now).toISOString());
        const status = await perform(market, working, each, reservationUuid);
        assert.ok(status < 500, `${JSON.stringify(each)} was answered ${status}`);
      };
      for (const each of stage) await play(each);
      for (const each of actions) {
        await play(each);
        await checkEverySum(market);
      }
      await ownCarsDoNotOverlap(market, carUuid);
      one.deps.payments = working;
      now = await quietTime(market, { reservationUuid, verdict }, now);
      await checkEverySum(market);
      await checkTransfers(market);
      await checkEntitlements(market.database, new Date(now));
      await checkAudit(market.database);
      await checkSetAside(market.database);
    }),
    { ...parameters, endOnFailure: true },
  );
}

async function checkEverySum({ database, deps }: Marketplace): Promise<void> {
  await checkBooks(database);
  // Jobs end trips of earlier histories, too.
  await issueAllInvoices(deps);
  await checkAccounts(database);
  await checkInvoices(database);
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
