import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { MessagesBody, MessageThreadBody, ThreadMessageBody } from '../threads/thread.schemas.js';
import { sendScheduledMessages } from './send-scheduled.js';

interface Template {
  template_uuid: string;
  name: string;
  text: string;
  schedule: string | null;
  code?: string;
  fields?: Record<string, string>;
}

describe('saved texts', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());
  beforeEach(async () => {
    market.setNow('2026-11-21T09:30:00Z');
    await market.database.deleteFrom('message_templates').execute();
  });

  const save = (template: Partial<Template>) =>
    ask<Template>(market, market.owner, 'POST', '/my/message-templates', {
      name: 'Welcome',
      text: 'Hello {first_name}',
      schedule: null,
      ...template,
    });
  const book = async (facts = {}) => {
    const car = await market.car({ make: 'Fiat', model: 'Panda', ...facts });
    return (await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04'))
      .reservation_uuid;
  };
  const written = async (trip: string) => {
    const { customer } = market;
    const about = `/my/threads/of?reservation_uuid=${trip}`;
    const { thread } = (await ask<{ thread: MessageThreadBody | null }>(market, customer, 'GET', about)).body;
    if (thread === null) return [];
    const url = `/my/threads/${thread.thread_uuid}/messages`;
    const { messages } = (await ask<MessagesBody>(market, customer, 'GET', url)).body;
    return messages.map(({ text, is_scheduled }) => ({ text, is_scheduled }));
  };
  const run = async (at: string) => {
    market.setNow(at);
    await sendScheduledMessages(market.deps);
  };

  it('are kept, changed and deleted by their owner alone, with fields that there are', async () => {
    const { body: saved, status } = await save({ schedule: 'morning_of_return' });
    assert.equal(status, 201);
    const url = `/my/message-templates/${saved.template_uuid}`;
    const changed = await ask<Template>(market, market.owner, 'PATCH', url, { schedule: null });
    assert.deepEqual(changed.body, { ...saved, schedule: null });
    const unknown = await ask<Template>(market, market.owner, 'PATCH', url, { text: 'Hi {name}' });
    assert.deepEqual(
      [unknown.status, unknown.body.fields],
      [422, { text: 'There’s no field {name}. Use {first_name}, {car}, {pick_up_time}, {address}.' }],
    );
    const other = await aSignedInUser(market, { role: 'car_owner' });
    assert.equal(
      (await ask<Template>(market, other, 'PATCH', url, { name: 'Mine' })).body.code,
      'TEMPLATE_NOT_FOUND',
    );
    const asDelete = { method: 'DELETE', url, headers: market.owner.headers } as const;
    assert.equal((await market.app.inject(asDelete)).statusCode, 204);
    assert.equal((await market.app.inject(asDelete)).statusCode, 404);
  });

  it('are filled in for a conversation, and keep as fields what is not known of it', async () => {
    const text = '{first_name}: {car}, {pick_up_time}, {address}';
    const { body: saved } = await save({ text });
    const trip = await book({ street: 'Rua Augusta 1', zip_code: '1100-048' });
    const send = async (to: string) =>
      (await ask<ThreadMessageBody>(market, market.customer, 'POST', to, { text: 'Hi' })).body.thread_uuid;
    const fill = async (thread: string) => {
      const url = `/my/threads/${thread}/fill-template`;
      const { template_uuid } = saved;
      return (await ask<{ text: string }>(market, market.owner, 'POST', url, { template_uuid })).body.text;
    };
    const name = market.customer.user.fname;
    assert.equal(
      await fill(await send(`/reservations/${trip}/messages`)),
      `${name}: Fiat Panda, Tue 1 Dec, 10:00, Rua Augusta 1, 1100-048 Lisbon`,
    );
    const car = await market.car({ make: 'Seat', model: 'Ibiza' });
    assert.match(await fill(await send(`/cars/${car.uuid}/messages`)), /: Seat Ibiza, \{pick_up_time\}, /);
  });

  it('are sent by themselves once for each trip: when confirmed, a day before, and on the morning of the return', async () => {
    await save({ text: 'Thank you, {first_name}', schedule: 'booking_confirmed' });
    await save({ text: 'See you at {pick_up_time}', schedule: 'day_before_pick_up' });
    await save({ text: 'Please refuel', schedule: 'morning_of_return' });
    const trip = await book();
    const name = market.customer.user.fname;
    const said: object[] = [];
    const add = (text: string) => said.unshift({ text, is_scheduled: true });
    await Promise.all([1, 2].map(() => run('2026-11-21T09:31:00Z')));
    add(`Thank you, ${name}`);
    assert.deepEqual(await written(trip), said);
    await run('2026-11-30T09:59:00Z');
    assert.deepEqual(await written(trip), said);
    await run('2026-11-30T10:00:00Z');
    await run('2026-11-30T10:01:00Z');
    add('See you at Tue 1 Dec, 10:00');
    assert.deepEqual(await written(trip), said);
    const url = `/reservations/${trip}`;
    await market.database
      .updateTable('reservations')
      .set({ status: 'in_progress' })
      .where('uuid', '=', trip)
      .execute();
    await run('2026-12-04T07:59:00Z');
    assert.deepEqual(await written(trip), said);
    await run('2026-12-04T08:00:00Z');
    add('Please refuel');
    assert.deepEqual(await written(trip), said);
    assert.equal((await ask(market, market.customer, 'GET', url)).status, 200);
  });

  it('are not sent for a trip that no longer stands, to a side that blocked the other, or when saved after their time', async () => {
    await save({ schedule: 'day_before_pick_up' });
    const [cancelled, blocked] = [await book(), await book()];
    const { customer } = market;
    const asked = await ask<{ refund: { amount_minor: number } }>(
      market,
      customer,
      'GET',
      `/reservations/${cancelled}/cancellation`,
    );
    await ask(market, customer, 'POST', `/reservations/${cancelled}/cancel`, {
      expected_refund_minor: asked.body.refund.amount_minor,
    });
    const { body } = await ask<ThreadMessageBody>(
      market,
      customer,
      'POST',
      `/reservations/${blocked}/messages`,
      {
        text: 'Hi',
      },
    );
    await market.app.inject({
      method: 'POST',
      url: `/my/threads/${body.thread_uuid}/block`,
      headers: customer.headers,
    });
    market.setNow('2026-11-21T10:30:00Z');
    await save({ schedule: 'booking_confirmed' });
    await run('2026-11-30T12:00:00Z');
    assert.deepEqual(await written(cancelled), []);
    assert.deepEqual(await written(blocked), [{ text: 'Hi', is_scheduled: false }]);
  });
});
