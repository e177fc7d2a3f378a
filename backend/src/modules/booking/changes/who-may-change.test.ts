import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { ChangeQuoteBody } from './change.schemas.js';

const start = '2026-11-21T09:30:00Z';
const days = (pickUp: string, returned: string) => ({
  pick_up: `${pickUp}T10:00`,
  return: `${returned}T10:00`,
});

describe('a customer with an expiring licence', () => {
  let marketplace: Marketplace;
  let customer: Awaited<ReturnType<typeof aSignedInUser>>;
  before(async () => {
    marketplace = await aMarketplace(start);
    customer = await aSignedInUser(marketplace, {
      user_verification: 'verified',
      licence_expires_on: '2026-12-15',
    });
  });
  beforeEach(() => {
    marketplace.setNow(start);
  });
  after(() => marketplace.close());

  const book = async () => {
    const car = await marketplace.car();
    return await aBookedTrip(marketplace, customer, car.uuid, '2026-12-10', '2026-12-13');
  };
  const quote = async (uuid: string, period: object) =>
    await ask<ChangeQuoteBody & ProblemBody>(
      marketplace,
      customer,
      'POST',
      `/reservations/${uuid}/change-quotes`,
      period,
    );

  it('can neither extend nor move a trip beyond the licence', async () => {
    const { reservation_uuid: uuid } = await book();
    for (const period of [days('2026-12-10', '2026-12-16'), days('2026-12-20', '2026-12-23')]) {
      const { status, body } = await quote(uuid, period);
      assert.deepEqual([status, body.code], [422, 'LICENCE_EXPIRES_TOO_SOON']);
      const asked = await ask(marketplace, customer, 'POST', `/reservations/${uuid}/changes`, {
        ...period,
        expected_difference_minor: 1_000,
      });
      assert.equal(asked.body.code, 'LICENCE_EXPIRES_TOO_SOON');
    }
    assert.equal((await quote(uuid, days('2026-12-10', '2026-12-15'))).status, 200);
  });

  it('can shorten a trip with expired documents, but neither request nor pay an extension', async () => {
    const { reservation_uuid: uuid } = await book();
    const longer = days('2026-12-10', '2026-12-14');
    const { body } = await quote(uuid, longer);
    const asked = await ask(marketplace, customer, 'POST', `/reservations/${uuid}/changes`, {
      ...longer,
      expected_difference_minor: body.difference.amount_minor,
    });
    const changeUrl = `/changes/${asked.body.change?.change_uuid}`;
    await ask(marketplace, marketplace.owner, 'POST', `${changeUrl}/approve`);
    const users = marketplace.database.updateTable('users').where('uuid', '=', customer.user.uuid);
    await users.set({ user_verification: 'expired' }).execute();
    try {
      const paid = await ask(marketplace, customer, 'POST', `${changeUrl}/pay`, aCard());
      assert.deepEqual([paid.status, paid.body.code], [403, 'VERIFICATION_REQUIRED']);
      assert.equal((await quote(uuid, longer)).body.code, 'VERIFICATION_REQUIRED');
      assert.equal((await quote(uuid, days('2026-12-10', '2026-12-12'))).status, 200);
    } finally {
      await users.set({ user_verification: 'verified' }).execute();
    }
  });
});
