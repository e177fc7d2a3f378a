import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import type { AdminMessagesBody, ThreadMessageBody } from './thread.schemas.js';

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
  const readAs = (by: SignedIn, trip: string) =>
    ask<AdminMessagesBody & { code: string }>(market, by, 'GET', `/admin/reservations/${trip}/messages`);
  const report = (by: SignedIn, { thread_uuid, message_uuid }: ThreadMessageBody) =>
    ask<{ case_number: string; code: string }>(market, by, 'POST', `/my/threads/${thread_uuid}/report`, {
      message_uuid,
      text: 'This is an insult.',
    });
  const readings = async (trip: string) =>
    await market.database
      .selectFrom('audit_log')
      .select(['actor_uuid', 'after'])
      .where('subject_uuid', '=', trip)
      .where('action', '=', 'reservation.messages_read')
      .execute();

  it('become a case that shows the message to administrators', async () => {
    const message = await aMessage('You fool');
    assert.equal((await report(market.owner, message)).body.code, 'THREAD_NOT_FOUND');
    const reported = await report(market.customer, message);
    assert.equal(reported.status, 201);
    const { text } = await market.database
      .selectFrom('support_messages as message')
      .innerJoin('support_cases as found', 'found.uuid', 'message.case_uuid')
      .select('message.text')
      .where('found.reservation_uuid', '=', message.trip)
      .executeTakeFirstOrThrow();
    assert.match(text, /“You fool”[^]*This is an insult\./);
  });

  it('are readable by administrators only while a decision is pending, and each reading is audited', async () => {
    const message = await aMessage('Call me: +351 912 345 678');
    const { trip } = message;
    assert.equal((await readAs(market.admin, trip)).body.code, 'NO_OPEN_DISPUTE');
    assert.deepEqual(await readings(trip), []);
    await report(market.customer, message);
    const { body } = await readAs(market.admin, trip);
    assert.deepEqual(
      body.messages.map(({ by, text }) => [by, text]),
      [['owner', 'Call me: +351 912 345 678']],
    );
    assert.deepEqual(await readings(trip), [
      { actor_uuid: market.admin.user.uuid, after: { from: 1, before: 2 } },
    ]);
    const cases = market.database.updateTable('support_cases').where('reservation_uuid', '=', trip);
    await cases.set({ status: 'closed' }).execute();
    assert.equal((await readAs(market.admin, trip)).body.code, 'NO_OPEN_DISPUTE');
    const trips = market.database.updateTable('reservations').where('uuid', '=', trip);
    const at = new Date('2026-11-21T09:30:00Z');
    for (const [open, decided] of [
      [{ status: 'disputed' }, { status: 'completed' }],
      [
        { objected_at: at, objection: 'It was dirty.' },
        { objection_settled_at: at, objection_decision: 'It was not.' },
      ],
      [{ deposit_claimed_at: at }, { deposit_decided_at: at }],
    ] as const) {
      await trips.set(open).execute();
      assert.equal((await readAs(market.admin, trip)).status, 200, JSON.stringify(open));
      await trips.set(decided).execute();
      assert.equal((await readAs(market.admin, trip)).body.code, 'NO_OPEN_DISPUTE', JSON.stringify(decided));
    }
    assert.equal((await readAs(market.customer, trip)).body.code, 'ROLE_NOT_ALLOWED');
    assert.equal((await readAs(market.admin, 'nonsense')).body.code, 'RESERVATION_NOT_FOUND');
  });
});
