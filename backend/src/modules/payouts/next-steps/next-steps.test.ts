import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { Person } from '../../../../testing/ask-verification.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import type { HomeBody } from '../../dashboard/home.schemas.js';
import type { NextStepsBody } from './next-steps.schemas.js';

describe('GET /owner/next-steps', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  const read = async (who: Person, carUuid?: string) =>
    await ask<NextStepsBody & { code?: string }>(
      ...([market, who, 'GET', `/owner/next-steps${carUuid ? `?car_uuid=${carUuid}` : ''}`] as const),
    );
  const open = ({ next_steps }: NextStepsBody) =>
    next_steps.filter(({ state }) => state !== 'done').map(({ key, state }) => `${key} ${state}`);
  const tell = async (event: DomainEvent) =>
    await market.database
      .transaction()
      .execute((transaction) => publishEvent(transaction, event, market.deps.now()));
  const lastTold = async (who: Person) => {
    const { body } = await ask<{ notifications: { title: string; text: string; link: string }[] }>(
      ...([market, who, 'GET', '/my/notifications'] as const),
    );
    return body.notifications[0];
  };

  it('follows an owner from an empty account to a listed car, and says the same at home and in the bell', async () => {
    const owner = await aSignedInUser(market, { role: 'car_owner' });
    // Test owners have a bank account from the beginning.
    const none = ['car', 'photos', 'documents', 'price', 'identity', 'tax'].map((key) => `${key} open`);
    assert.deepEqual(open((await read(owner)).body), none);

    const car = await market.car({ owner_uuid: owner.user.uuid, verification: 'pending' });
    const sent = (await read(owner, car.uuid)).body;
    assert.equal(sent.car_uuid, car.uuid);
    assert.ok(open(sent).includes('car waiting'));
    assert.ok(open(sent).includes('identity open'));
    const home = await ask<HomeBody>(market, owner, 'GET', '/my/home');
    assert.deepEqual(home.body.hosting?.next_steps, sent);

    await market.database
      .updateTable('cars')
      .set({ verification: 'approved', approved_at: market.deps.now() })
      .where('uuid', '=', car.uuid)
      .execute();
    await tell({ kind: 'car_approved', carUuid: car.uuid });
    const told = await lastTold(owner);
    assert.match(told!.text, /^Drivers can book it once every step is done\. Next: .*verify your identity, /);
    assert.doesNotMatch(told!.text, /can now find and book/);
  });

  it('is what a verified owner without a licence reads, instead of that they can book any car', async () => {
    const verified = { user_verification: 'verified', licence_expires_on: null } as const;
    const owner = await aSignedInUser(market, { role: 'car_owner', ...verified });
    await tell({ kind: 'user_verified', userUuid: owner.user.uuid });

    const told = await lastTold(owner);
    assert.match(told!.text, /To rent cars, add your driving licence/);
    assert.match(told!.text, /Next: describe your car/);
    assert.doesNotMatch(told!.text, /book any car/);
  });

  it('is closed to other owners’ cars and to customers', async () => {
    const car = await market.car();
    const stranger = await aSignedInUser(market, { role: 'car_owner' });
    assert.deepEqual((await read(stranger, car.uuid)).body.code, 'CAR_NOT_FOUND');
    assert.equal((await read(market.customer)).body.code, 'ROLE_NOT_ALLOWED');
  });
});
