import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aQuote, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';

let marketplace: Marketplace;
before(async () => {
  marketplace = await aMarketplace('2026-11-21T09:30:00Z');
});
after(() => marketplace.close());

it('a suspension and reinstatement of the owner fails no request that books their car', async () => {
  const { owner, admin } = marketplace;
  // None holds more than three.
  const customers: Awaited<ReturnType<typeof aSignedInUser>>[] = [];
  while (customers.length < 8) {
    customers.push(await aSignedInUser(marketplace, { user_verification: 'verified' }));
  }
  const car = await marketplace.car();
  const quotes = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const day = (offset: number) => new Date(Date.UTC(2026, 11, offset)).toISOString().slice(0, 10);
      return aQuote(marketplace, car.uuid, day(2 * index + 1), day(2 * index + 2));
    }),
  );
  for (let round = 0; round < 6; round += 1) {
    const users = `/admin/users/${owner.user.uuid}`;
    const answers = await Promise.all([
      ...quotes.slice(4 * round, 4 * round + 4).map(({ quote_uuid }, index) => {
        const customer = customers[(4 * round + index) % customers.length]!;
        return ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
      }),
      ask(marketplace, admin, 'POST', `${users}/${round % 2 === 0 ? 'suspend' : 'reactivate'}`, {
        reason: 'Several complaints about this car.',
      }),
    ]);
    // Booked before, or no longer offered.
    for (const { status, body } of answers) assert.ok([200, 201, 404].includes(status), JSON.stringify(body));
  }
});
