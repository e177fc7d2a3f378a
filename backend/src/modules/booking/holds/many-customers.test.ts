import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { checkBooks } from '../../../../testing/check-books.js';

const customersCount = 64;

describe('64 customers', () => {
  let marketplace: Marketplace;
  let customers: Awaited<ReturnType<typeof aSignedInUser>>[];
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
    customers = [];
    for (let count = 0; count < customersCount; count += 1) {
      customers.push(await aSignedInUser(marketplace, { user_verification: 'verified' }));
    }
  });
  after(() => marketplace.close());

  it('get one booking and 63 refusals without a charge when all want the same days', async () => {
    const car = await marketplace.car();
    const quotes = await Promise.all(
      customers.map(() => aQuote(marketplace, car.uuid, '2026-12-01', '2026-12-04')),
    );
    const answers = await Promise.all(
      customers.map(async (customer, index) => {
        const { quote_uuid } = quotes[index]!;
        const reserved = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
        if (reserved.status !== 201) return [reserved.status, reserved.body.code, reserved.body.message];
        const url = `/reservations/${reserved.body.reservation_uuid}/pay`;
        const paid = await ask<PaidAnswer>(marketplace, customer, 'POST', url, aCard());
        return [paid.status, paid.body.reservation.status];
      }),
    );
    const sentence = 'The car isn’t available for part of this time.';
    const refused = answers.filter(([status]) => status !== 200);
    assert.deepEqual(
      answers.filter(([status]) => status === 200),
      [[200, 'confirmed']],
    );
    assert.equal(refused.length, customersCount - 1);
    for (const answer of refused) assert.deepEqual(answer, [409, 'CAR_UNAVAILABLE', sentence]);

    const claims = await marketplace.database.selectFrom('car_claims').selectAll().execute();
    const intents = await marketplace.database.selectFrom('test_provider_intents').selectAll().execute();
    assert.deepEqual([claims.length, intents.length, intents[0]?.status], [1, 1, 'captured']);
    await checkBooks(marketplace.database);
  });

  it('get their bookings when they pay for different days of a car at the same moment', async () => {
    const car = await marketplace.car();
    const day = (offset: number) => new Date(Date.UTC(2027, 0, offset)).toISOString().slice(0, 10);
    const paid = await Promise.all(
      customers.slice(0, 16).map(async (customer, index) => {
        const { quote_uuid } = await aQuote(marketplace, car.uuid, day(index + 1), day(index + 2));
        const { body } = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
        const url = `/reservations/${body.reservation_uuid}/pay`;
        return (await ask<PaidAnswer>(marketplace, customer, 'POST', url, aCard())).body.reservation.status;
      }),
    );
    assert.deepEqual(
      paid,
      paid.map(() => 'confirmed'),
    );
    await checkBooks(marketplace.database);
  });
});
