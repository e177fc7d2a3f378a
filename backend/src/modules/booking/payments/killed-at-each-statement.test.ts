import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { dieAtStatement } from '../../../../testing/die-at-statement.js';
import { testProvider } from '../../payments/providers/test/test-provider.js';

describe('a request killed at any of its statements', () => {
  let marketplace: Marketplace;
  let days = 0;
  let carUuid: string;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
    const { database, now } = marketplace.deps;
    marketplace.deps.payments = testProvider({ database, now });
    carUuid = (await marketplace.car()).uuid;
  });
  after(() => marketplace.close());

  const nextQuote = async () => {
    const day = (offset: number) => new Date(Date.UTC(2026, 11, offset)).toISOString().slice(0, 10);
    days += 1;
    return await aQuote(marketplace, carUuid, day(days), day(days + 1));
  };
  /** Sends a request that dies at each of its statements in turn, and each time once more as the next process would. */
  const killedAtEach = async (aRequest: () => Promise<(key: string) => Promise<void>>) => {
    for (let at = 1; ; at += 1) {
      const send = await aRequest();
      const key = randomUUID();
      const isKilled = await dieAtStatement(at, () => send(key).catch(() => undefined));
      if (!isKilled) return at - 1;
      marketplace.deps.processUuid = randomUUID();
      await send(key);
    }
  };

  it('leaves the car held once when it is repeated', async () => {
    const { customer, database } = marketplace;
    const reservations = () => database.selectFrom('reservations').selectAll();
    const statements = await killedAtEach(async () => {
      const { quote_uuid } = await nextQuote();
      // Not more at once than one may hold.
      await database.updateTable('reservations').set({ status: 'cancelled' }).execute();
      await database.deleteFrom('car_claims').execute();
      return async (key) => {
        const { status } = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid }, key);
        assert.equal(status, 201);
        assert.equal((await reservations().where('quote_uuid', '=', quote_uuid).execute()).length, 1);
      };
    });
    assert.ok(statements > 10, `${statements} statements`);
  });

  it('leaves the trip paid once when it is repeated', async () => {
    const { customer, database } = marketplace;
    const statements = await killedAtEach(async () => {
      const { quote_uuid } = await nextQuote();
      const { body } = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
      const url = `/reservations/${body.reservation_uuid}/pay`;
      return async (key) => {
        const paid = await ask<PaidAnswer>(marketplace, customer, 'POST', url, aCard(), key);
        assert.equal(paid.status, 200, JSON.stringify(paid.body));
        assert.deepEqual([paid.body.reservation.status, paid.body.payment.status], ['confirmed', 'captured']);
        const payments = await database
          .selectFrom('payments')
          .innerJoin('test_provider_intents as bank', 'bank.payment_uuid', 'payments.uuid')
          .where('reservation_uuid', '=', body.reservation_uuid)
          .select(['payments.status', 'bank.status as at_the_bank'])
          .execute();
        assert.deepEqual(payments, [{ status: 'captured', at_the_bank: 'captured' }]);
      };
    });
    assert.ok(statements > 25, `${statements} statements`);
    await checkBooks(database);
  });
});
