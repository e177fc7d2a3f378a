import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import type { AdminMessagesBody, ReadingReason } from './admin-messages.schemas.js';
import type { MessagesBody, ThreadMessageBody } from '../threads/thread.schemas.js';

describe('reported messages', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  async function aMessage(text: string) {
    const car = await market.car();
    const trip = await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04');
    const url = `/reservations/${trip.reservation_uuid}/messages`;
    const { body } = await ask<ThreadMessageBody>(market, market.owner, 'POST', url, { text });
    return { ...body, trip: trip.reservation_uuid };
  }
  const readAs = (by: SignedIn, trip: string, reason: ReadingReason = 'case') =>
    ask<AdminMessagesBody & { code: string }>(
      market,
      by,
      'GET',
      `/admin/reservations/${trip}/messages?reason=${reason}`,
    );
  const report = (by: SignedIn, { thread_uuid, message_uuid }: ThreadMessageBody, given = {}) =>
    ask<{ case_number: string; code: string }>(market, by, 'POST', `/my/threads/${thread_uuid}/report`, {
      message_uuid,
      text: 'This is an insult.',
      ...given,
    });
  const caseAbout = async (trip: string) =>
    await market.database
      .selectFrom('support_messages as message')
      .innerJoin('support_cases as found', 'found.uuid', 'message.case_uuid')
      .select(['found.uuid', 'message.text'])
      .where('found.reservation_uuid', '=', trip)
      .executeTakeFirstOrThrow();
  const readings = async (trip: string) =>
    await market.database
      .selectFrom('audit_log')
      .select(['actor_uuid', 'after', 'reason'])
      .where('subject_uuid', '=', trip)
      .where('action', '=', 'reservation.messages_read')
      .execute();

  it('become a case that quotes the message with three before and three after, and opens nothing else', async () => {
    const first = await aMessage('text 1');
    for (let number = 2; number <= 9; number++) {
      const by = number === 5 ? market.owner : market.customer;
      const url = `/my/threads/${first.thread_uuid}/messages`;
      const { body } = await ask<ThreadMessageBody>(market, by, 'POST', url, { text: `text ${number}` });
      if (number === 5) first.message_uuid = body.message_uuid;
    }
    assert.equal((await report(market.owner, first)).body.code, 'THREAD_NOT_FOUND');
    const { message_uuid } = await aMessage('Of another trip');
    const elsewhere = { ...first, message_uuid };
    assert.equal((await report(market.customer, elsewhere)).body.code, 'THREAD_NOT_FOUND');
    assert.equal((await report(market.customer, first)).status, 201);
    const { text } = await caseAbout(first.trip);
    assert.match(text, /^This is an insult\.[^]*5 · Owner, reported[^]*6 · Customer/);
    assert.deepEqual(
      Array.from(text.matchAll(/“text (\d)”/g), ([, number]) => Number(number)),
      [2, 3, 4, 5, 6, 7, 8],
    );
    assert.equal((await readAs(market.admin, first.trip)).body.code, 'NO_OPEN_DISPUTE');
  });

  it('have a budget of their own, apart from messages to support', async () => {
    const message = await aMessage('You fool');
    for (let count = 0; count < 10; count++) {
      await ask(market, market.customer, 'POST', '/my/cases', { topic: 'other', text: 'Hello' });
    }
    assert.equal((await report(market.customer, message)).status, 201);
  });

  it('open the conversation for 30 days by the tick of their member, until an administrator closes the case', async () => {
    const message = await aMessage('You fool');
    await report(market.customer, message, { may_read_messages: true });
    const { uuid } = await caseAbout(message.trip);
    const details = async () =>
      (await ask<{ may_read_messages: boolean }>(market, market.admin, 'GET', `/admin/cases/${uuid}`)).body;
    assert.equal((await readAs(market.admin, message.trip)).status, 200);
    assert.equal((await details()).may_read_messages, true);
    market.setNow('2026-12-21T09:30:00Z');
    assert.equal((await readAs(market.admin, message.trip)).body.code, 'NO_OPEN_DISPUTE');
    market.setNow('2026-11-21T09:30:00Z');
    for (const status of ['closed', 'open']) {
      await ask(market, market.admin, 'POST', `/admin/cases/${uuid}/status`, { status });
      assert.equal((await readAs(market.admin, message.trip)).body.code, 'NO_OPEN_DISPUTE', status);
    }
    assert.equal((await details()).may_read_messages, false);
  });

  it('are read for a chosen reason that holds, which is audited and which both sides see', async () => {
    const message = await aMessage('Call me: +351 912 345 678');
    const { trip } = message;
    const trips = market.database.updateTable('reservations').where('uuid', '=', trip);
    const at = new Date('2026-11-21T09:30:00Z');
    for (const [reason, open, decided] of [
      ['dispute', { status: 'disputed' }, { status: 'completed' }],
      [
        'objection',
        { objected_at: at, objection: 'It was dirty.' },
        { objection_settled_at: at, objection_decision: 'It was not.' },
      ],
      ['deposit_claim', { deposit_claimed_at: at }, { deposit_decided_at: at }],
    ] as const) {
      assert.equal((await readAs(market.admin, trip, reason)).body.code, 'NO_OPEN_DISPUTE', reason);
      await trips.set(open).execute();
      assert.equal((await readAs(market.admin, trip, reason)).status, 200, reason);
      assert.equal((await readAs(market.admin, trip, 'case')).body.code, 'NO_OPEN_DISPUTE', reason);
      await trips.set(decided).execute();
      assert.equal((await readAs(market.admin, trip, reason)).body.code, 'NO_OPEN_DISPUTE', reason);
    }
    assert.deepEqual(
      (await readings(trip)).map(({ actor_uuid, reason, after }) => [actor_uuid, reason, after]),
      ['dispute', 'objection', 'deposit_claim'].map((reason) => [
        market.admin.user.uuid,
        reason,
        { from: 1, before: 2 },
      ]),
    );
    for (const by of [market.customer, market.owner]) {
      const url = `/my/threads/${message.thread_uuid}/messages`;
      const { body } = await ask<MessagesBody>(market, by, 'GET', url);
      assert.deepEqual(body.read_by_support, new Array(3).fill({ at: at.toISOString() }));
    }
    const unreasoned = `/admin/reservations/${trip}/messages`;
    assert.equal(
      (await ask<{ code: string }>(market, market.admin, 'GET', unreasoned)).body.code,
      'VALIDATION_FAILED',
    );
    assert.equal((await readAs(market.customer, trip)).body.code, 'ROLE_NOT_ALLOWED');
    assert.equal((await readAs(market.admin, 'nonsense')).body.code, 'RESERVATION_NOT_FOUND');
  });
});
