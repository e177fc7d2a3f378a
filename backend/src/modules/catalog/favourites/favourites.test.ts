import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { ask } from '../../../../testing/a-trip.js';
import { testPostgresUrl } from '../../../../testing/test-database.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { mostFavourites } from './favourites.js';

interface Answer {
  car_uuids: string[];
  code?: string;
}

describe('favourites', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  const aCustomer = () => aSignedInUser(marketplace);
  const read = async (who: Marketplace['customer']) =>
    (await ask<Answer>(marketplace, who, 'GET', '/my/favourites')).body.car_uuids;
  const add = async (who: Marketplace['customer'], ...carUuids: string[]) =>
    (await ask<Answer>(marketplace, who, 'POST', '/my/favourites', { car_uuids: carUuids })).body;
  const remove = async (who: Marketplace['customer'], carUuid: string) =>
    (await ask<Answer>(marketplace, who, 'DELETE', `/my/favourites/${carUuid}`)).body;

  it('are added and removed, the last one first, and adding again changes nothing', async () => {
    const customer = await aCustomer();
    const [first, second] = [await marketplace.car(), await marketplace.car()];
    await add(customer, first.uuid);
    marketplace.setNow('2026-11-21T09:31:00Z');
    assert.deepEqual((await add(customer, second.uuid)).car_uuids, [second.uuid, first.uuid]);
    assert.deepEqual((await add(customer, first.uuid)).car_uuids, [second.uuid, first.uuid]);
    assert.deepEqual((await remove(customer, second.uuid)).car_uuids, [first.uuid]);
    assert.deepEqual((await remove(customer, second.uuid)).car_uuids, [first.uuid], 'again changes nothing');
    assert.deepEqual(await read(customer), [first.uuid]);
  });

  it('of a browser join those of the account at sign-in, in their order', async () => {
    const customer = await aCustomer();
    const [kept, both, local] = [
      await marketplace.car(),
      await marketplace.car(),
      await marketplace.car(),
    ].map(({ uuid }) => uuid) as [string, string, string];
    await add(customer, both, kept);
    marketplace.setNow('2026-11-21T09:40:00Z');
    assert.deepEqual((await add(customer, local, both)).car_uuids, [local, both, kept]);
  });

  it('are one’s own', async () => {
    const [one, another] = [await aCustomer(), await aCustomer()];
    const car = await marketplace.car();
    await add(one, car.uuid);
    assert.deepEqual((await remove(another, car.uuid)).car_uuids, []);
    assert.deepEqual(await read(one), [car.uuid]);
  });

  it('pass over cars that are not public', async () => {
    const customer = await aCustomer();
    const draft = await aCar(marketplace, marketplace.owner.user.uuid, { verification: 'draft' });
    const nowhere = '00000000-0000-4000-8000-0000000000ff';
    const car = await marketplace.car();
    assert.deepEqual((await add(customer, draft.uuid, nowhere, car.uuid)).car_uuids, [car.uuid]);
  });

  it(`are ${mostFavourites} at most`, async () => {
    const customer = await aCustomer();
    const cars: string[] = [];
    for (let count = 0; count < mostFavourites + 1; count += 1) cars.push((await marketplace.car()).uuid);
    const [last = '', ...allowed] = cars;
    assert.equal((await add(customer, ...allowed)).car_uuids.length, mostFavourites);
    assert.equal((await add(customer, last)).code, 'TOO_MANY_FAVOURITES');
    assert.equal((await read(customer)).includes(last), false);
  });

  // The embedded database has one connection.
  const isAlone = testPostgresUrl() === undefined;
  it(`are ${mostFavourites} at most when two requests come at one moment`, { skip: isAlone }, async () => {
    const customer = await aCustomer();
    const cars: string[] = [];
    for (let count = 0; count < mostFavourites + 1; count += 1) cars.push((await marketplace.car()).uuid);
    const [one = '', other = '', ...allowed] = cars;
    await add(customer, ...allowed);
    const answers = await Promise.all([add(customer, one), add(customer, other)]);
    assert.deepEqual(answers.map(({ code }) => code ?? 'added').sort(), ['TOO_MANY_FAVOURITES', 'added']);
    assert.equal((await read(customer)).length, mostFavourites);
  });

  it('are forgotten with the account', async () => {
    const customer = await aCustomer();
    await add(customer, (await marketplace.car()).uuid);
    const { email } = customer.user;
    const closing = { method: 'POST', url: '/my/account/close', headers: customer.headers } as const;
    const answer = await marketplace.app.inject({ ...closing, payload: { email } });
    assert.equal(answer.statusCode, 204);
    const rows = await marketplace.database
      .selectFrom('favourites')
      .selectAll()
      .where('user_uuid', '=', customer.user.uuid)
      .execute();
    assert.deepEqual(rows, []);
  });
});

describe('the cards of named cars', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  const cards = async (...carUuids: string[]) =>
    await marketplace.app.inject(`/cars/cards?car_uuids=${carUuids.join(',')}`);

  it('come in the order of the names, public ones alone', async () => {
    const [one, other] = [await marketplace.car(), await marketplace.car()];
    const paused = await marketplace.car({ listing: 'paused' });
    const { cars } = (await cards(other.uuid, paused.uuid, one.uuid)).json();
    assert.deepEqual(
      cars.map(({ car_uuid }: { car_uuid: string }) => car_uuid),
      [other.uuid, one.uuid],
    );
  });

  for (const names of [[], ['no-car'], Array.from({ length: 25 }, () => crypto.randomUUID())]) {
    it(
      `are refused for ${names.length} names such as ${names[0] ?? 'none'}`.replace(
        / [0-9a-f]{8}-.*/,
        ' ids',
      ),
      async () => {
        assert.equal((await cards(...names)).statusCode, 400);
      },
    );
  }
});
