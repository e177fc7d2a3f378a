import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aNewcomer, aWaitingNewcomer } from '../../../../testing/a-newcomer.js';
import { aQuote, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { expireHolds } from '../reservations/expire-reservations.js';

const halfHour = 30 * 60_000;

describe('holds for people who are not verified', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  let at = Date.parse('2026-11-21T09:30:00Z');
  /** Ends what was held before, with the moment of the first. */
  const later = async (ms: number) => {
    at += ms;
    marketplace.setNow(new Date(at).toISOString());
    await expireHolds(marketplace.deps);
  };
  const hold = async (person: SignedIn, carUuid: string, from = '2026-12-10', to = '2026-12-13') => {
    const { quote_uuid } = await aQuote(marketplace, carUuid, from, to);
    return await ask(marketplace, person, 'POST', '/reservations', { quote_uuid });
  };
  const cars = async (count: number) => {
    const all = [];
    for (let each = 0; each < count; each += 1) all.push(await marketplace.car());
    return all;
  };
  const codes = (answers: Awaited<ReturnType<typeof hold>>[]) =>
    answers.map(({ status, body }) => (status === 201 ? 'held' : body.code)).sort();

  it('are two for one phone number from different networks, also at the same moment', async () => {
    await later(halfHour);
    const phone = '+351 912 345 678';
    const people = [];
    for (let each = 0; each < 6; each += 1) people.push(await aNewcomer(marketplace, { phone }));
    const chosen = await cars(6);
    const answers = await Promise.all(people.map((person, place) => hold(person, chosen[place]!.uuid)));
    assert.deepEqual(codes(answers), [...Array<string>(4).fill('UNVERIFIED_HOLDS_LIMIT'), 'held', 'held']);
    const refused = answers.find(({ status }) => status !== 201);
    assert.deepEqual(
      [refused?.status, refused?.body.message],
      [
        409,
        'We’re already holding cars for others with your phone number or on your network. Once you’re verified, you can book it at once.',
      ],
    );
  });

  it('are three for one network of 60 fresh accounts, and a verified customer holds there all the same', async () => {
    await later(halfHour);
    const chosen = await cars(60);
    const answers = [];
    for (const [place, { uuid }] of chosen.entries()) {
      const person = await aNewcomer(marketplace);
      answers.push(await hold({ ...person, address: `203.0.113.${place + 1}` }, uuid));
    }
    assert.deepEqual(codes(answers), [
      ...Array<string>(57).fill('UNVERIFIED_HOLDS_LIMIT'),
      'held',
      'held',
      'held',
    ]);
    const verified = await aSignedInUser(marketplace, { user_verification: 'verified' });
    assert.equal((await hold({ ...verified, address: '203.0.113.1' }, chosen[9]!.uuid)).status, 201);
    const elsewhere = await aNewcomer(marketplace);
    assert.equal((await hold(elsewhere, chosen[10]!.uuid)).status, 201);
  });

  it('last half an hour while no documents are sent', async () => {
    await later(halfHour);
    const { body } = await hold(await aNewcomer(marketplace), (await marketplace.car()).uuid);
    assert.equal(Date.parse(body.hold_expires_at ?? ''), at + halfHour);
  });

  it('are at most two of one person and car before a decision, and one for the same days', async () => {
    const person = await aNewcomer(marketplace);
    const { uuid } = await marketplace.car();
    const answers = [];
    for (let day = 0; day < 12; day += 1) {
      await later(25 * 3_600_000);
      answers.push(await hold(person, uuid, '2027-01-10', '2027-01-13'));
      if (answers.at(-1)?.status === 201) continue;
      answers.push(await hold(person, uuid, `2027-01-${20 + (day % 2)}`, '2027-01-22'));
    }
    assert.equal(codes(answers).filter((code) => code === 'held').length, 2);
    const [first, again, other] = answers;
    assert.deepEqual([first?.status, again?.body.code, other?.status], [201, 'UNVERIFIED_HOLDS_LIMIT', 201]);
  });

  it('are held again for the same days when documents waited for us', async () => {
    await later(halfHour);
    const waiting = await aWaitingNewcomer(marketplace);
    const { uuid } = await marketplace.car();
    for (const status of [201, 201, 409]) {
      assert.equal((await hold(waiting, uuid, '2027-02-10', '2027-02-13')).status, status);
      await later(25 * 3_600_000);
    }
  });

  it('are of one car once more within a day after one ended unpaid, for other people too', async () => {
    await later(halfHour);
    const { uuid } = await marketplace.car();
    const holdNew = async () => await hold(await aNewcomer(marketplace), uuid, '2027-02-10', '2027-02-13');
    assert.equal((await holdNew()).status, 201);
    await later(halfHour);
    assert.equal((await holdNew()).status, 201);
    await later(halfHour);
    assert.equal((await holdNew()).body.code, 'UNVERIFIED_HOLDS_LIMIT');
    await later(24 * 3_600_000);
    assert.equal((await holdNew()).status, 201);
  });

  it('are of 30 days at most', async () => {
    await later(halfHour);
    const person = await aNewcomer(marketplace);
    const { uuid } = await marketplace.car();
    const long = await hold(person, uuid, '2027-03-01', '2027-04-01');
    assert.equal(long.body.code, 'UNVERIFIED_HOLDS_LIMIT');
    assert.equal((await hold(person, uuid, '2027-03-01', '2027-03-31')).status, 201);
  });

  it('are declined by the owner with a reason, and not held again for the same person', async () => {
    await later(halfHour);
    const person = await aNewcomer(marketplace, { fname: 'Nia' });
    const { uuid } = await marketplace.car();
    const { body: held } = await hold(person, uuid);
    const { owner } = marketplace;
    const url = `/reservations/${held.reservation_uuid}`;
    assert.deepEqual((await ask(marketplace, owner, 'GET', url)).body.can, ['decline']);
    const reason = { reason: 'I rent to verified drivers only.' };
    const declined = await ask(marketplace, owner, 'POST', `${url}/decline`, reason);
    assert.deepEqual(
      [declined.status, declined.body.status, declined.body.can, declined.body.hold_expires_at],
      [200, 'declined', [], null],
    );
    const told = await ask<{ notifications: { title: string; text: string }[] }>(
      marketplace,
      person,
      'GET',
      '/my/notifications',
    );
    // The hold's own is of the same instant.
    const title = 'Oscar can’t hold the Fiat 500 for you';
    const message = told.body.notifications.find((each) => each.title === title);
    assert.match(message?.text ?? '', /You weren’t charged\..*I rent to verified drivers only\./);
    assert.equal((await hold(person, uuid, '2027-01-10', '2027-01-13')).body.code, 'UNVERIFIED_HOLDS_LIMIT');
    assert.equal((await hold(marketplace.customer, uuid)).status, 201);
  });

  it('cannot be declined while a verified customer pays', async () => {
    await later(halfHour);
    const { body } = await hold(marketplace.customer, (await marketplace.car()).uuid);
    const url = `/reservations/${body.reservation_uuid}/decline`;
    const refused = await ask(marketplace, marketplace.owner, 'POST', url, { reason: 'No longer free.' });
    assert.deepEqual([refused.status, refused.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });
});
