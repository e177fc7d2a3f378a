import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip } from '../../../../testing/a-trip.js';
import { logTransactions } from '../../../../testing/statement-log.js';
import { testProvider } from '../../payments/providers/test/test-provider.js';

/** From a price to a trip that is paid and confirmed, what the test provider writes down included. */
const mostTransactions = 12;
const mostStatements = 41;

describe('a paid trip', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
    const { database, now } = marketplace.deps;
    // Its messages to us come afterwards, and are not waited for.
    marketplace.deps.payments = testProvider({ database, now });
  });
  after(() => marketplace.close());

  it(`takes ${mostTransactions} transactions and ${mostStatements} statements at most`, async () => {
    const trip = async (day: string) => {
      const car = await marketplace.car();
      return await logTransactions(() =>
        aBookedTrip(marketplace, marketplace.customer, car.uuid, `2026-12-${day}`, '2026-12-20'),
      );
    };
    // The first one reads what a process reads once.
    await trip('01');
    const { result, transactions } = await trip('02');
    assert.equal(result.status, 'confirmed');
    const statements = transactions.flatMap((transaction) => transaction.statements);
    const log = statements.join('\n');
    // A log that misses what is done would never say too much.
    assert.ok(log.includes('update "payments"') && log.includes('insert into "ledger_entries"'), log);
    assert.ok(transactions.length <= mostTransactions, `${transactions.length} transactions:\n${log}`);
    assert.ok(statements.length <= mostStatements, `${statements.length} statements:\n${log}`);
  });
});
