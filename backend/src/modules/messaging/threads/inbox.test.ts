import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { MessagesBody, MessageThreadBody, ThreadListBody, ThreadMessageBody } from './thread.schemas.js';

describe('the inbox', () => {
  let market: Marketplace;
  let trip: string;
  let question: string;
  let anna: SignedIn;
  let carUuid: string;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const { customer, owner } = market;
    anna = await aSignedInUser(market, { fname: 'Anna', user_verification: 'verified' });
    const car = await market.car({ instant_book: false, make: 'Fiat', model: 'Panda' });
    carUuid = car.uuid;
    const { reservation_uuid } = await aBookedTrip(market, customer, car.uuid, '2026-12-01', '2026-12-04');
    trip = (await send(customer, `reservations/${reservation_uuid}`, 'My number is 912 345 678')).thread_uuid;
    market.setNow('2026-11-21T09:31:00Z');
    question = (await send(anna, `cars/${car.uuid}`, 'Is there a child seat?')).thread_uuid;
    market.setNow('2026-11-21T09:32:00Z');
    await send(owner, `my/threads/${question}`, 'There is one, for 5 € a day.');
  });
  after(() => market.close());

  const send = async (by: SignedIn, to: string, text: string) =>
    (await ask<ThreadMessageBody>(market, by, 'POST', `/${to}/messages`, { text })).body;
  const inbox = async (by: SignedIn, query: Record<string, string> = {}) => {
    const url = `/my/threads?${new URLSearchParams(query).toString()}`;
    return (await ask<ThreadListBody>(market, by, 'GET', url)).body.threads.map(
      ({ thread_uuid }) => thread_uuid,
    );
  };

  it('shows by filters what is unread, trips, questions, and what is about the reader’s cars', async () => {
    const { owner } = market;
    assert.deepEqual(await inbox(owner), [question, trip]);
    assert.deepEqual(await inbox(owner, { filter: 'unread' }), [question, trip]);
    assert.deepEqual(await inbox(owner, { filter: 'trips' }), [trip]);
    assert.deepEqual(await inbox(owner, { filter: 'questions' }), [question]);
    assert.deepEqual(await inbox(owner, { filter: 'hosting' }), [question, trip]);
    assert.deepEqual(await inbox(anna, { filter: 'hosting' }), []);
    assert.deepEqual(await inbox(market.customer, { filter: 'unread' }), []);
  });

  it('finds a thread by the other’s name, the car and the messages', async () => {
    assert.deepEqual(await inbox(market.owner, { query: 'anna' }), [question]);
    assert.deepEqual(await inbox(market.owner, { query: 'fiat pánda', filter: 'trips' }), [trip]);
    assert.deepEqual(await inbox(anna, { query: 'one for a day' }), [question]);
    assert.deepEqual(await inbox(anna, { query: 'panda seat' }), []);
    assert.deepEqual(await inbox(anna, { query: '%' }), []);
  });

  it('does not find the other’s contact details as long as they are hidden', async () => {
    const { customer, owner } = market;
    assert.deepEqual(await inbox(customer, { query: '912 345' }), [trip]);
    assert.deepEqual(await inbox(owner, { query: '912 345' }), []);
    // Of messages that were written before it was kept whether they have any.
    const messages = market.database.updateTable('thread_messages').where('thread_uuid', '=', trip);
    await messages.set({ has_contacts: null }).execute();
    assert.deepEqual(await inbox(owner, { query: '912 345' }), []);
    const mine = await ask<MessageThreadBody>(market, owner, 'GET', `/my/threads/${trip}`);
    await ask(market, owner, 'POST', `/reservations/${mine.body.trip!.reservation_uuid}/accept`);
    assert.deepEqual(await inbox(owner, { query: '912 345' }), [trip]);
  });

  it('opens a thread by what it is about, and tells that none was begun', async () => {
    const find = async (by: SignedIn, about: string) =>
      await ask<{ thread: MessageThreadBody | null }>(market, by, 'GET', `/my/threads/of?${about}`);
    assert.equal((await find(anna, `car_uuid=${carUuid}`)).body.thread?.thread_uuid, question);
    const { body } = await find(market.customer, `car_uuid=${carUuid}`);
    assert.equal(body.thread, null);
    const mine = await ask<MessageThreadBody>(market, market.customer, 'GET', `/my/threads/${trip}`);
    const about = `reservation_uuid=${mine.body.trip!.reservation_uuid}`;
    assert.deepEqual((await find(market.customer, about)).body.thread, mine.body);
    assert.equal((await find(anna, about)).body.thread, null);
    assert.equal((await find(anna, '')).body.thread, null);
    assert.equal((await ask(market, anna, 'GET', `/my/threads/${trip}`)).status, 404);
  });

  it('tells the sender how many of their messages the other has not read', async () => {
    const unread = async () =>
      (await ask<MessagesBody>(market, market.owner, 'GET', `/my/threads/${question}/messages`)).body
        .unread_by_other;
    assert.equal(await unread(), 1);
    await ask(market, anna, 'POST', `/my/threads/${question}/read`, { through: 2 });
    assert.equal(await unread(), 0);
  });
});
