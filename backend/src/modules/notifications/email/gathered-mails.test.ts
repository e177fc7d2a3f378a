import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { memoryMailer } from '../../../../testing/memory-mailer.js';
import { testPostgresUrl } from '../../../../testing/test-database.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import { sendEmails } from './send-emails.js';
import { takeDueMail } from './take-due-mail.repository.js';

const start = new Date('2026-11-21T09:30:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('mails about a trip', () => {
  let market: Marketplace;
  let trip: string;
  let otherTrip: string;
  let mailer: ReturnType<typeof memoryMailer>;
  before(async () => {
    market = await aMarketplace(start.toISOString());
    [trip, otherTrip] = [await aTrip(), await aTrip()];
  });
  after(() => market.close());
  beforeEach(async () => {
    mailer = memoryMailer();
    at(0);
    await market.database.deleteFrom('notification_emails').execute();
  });

  const aTrip = async (isInstant = true) => {
    const { uuid } = await market.car({ make: 'Seat', model: 'Ibiza', instant_book: isInstant });
    return (await aBookedTrip(market, market.customer, uuid, '2026-12-01', '2026-12-04')).reservation_uuid;
  };
  const at = (minutes: number) => {
    market.setNow(minutesLater(minutes).toISOString());
  };
  /** The customer asks to have the trip a day later. */
  const askForChange = async (reservationUuid: string) => {
    const wanted = { pick_up: '2026-12-02T10:00', return: '2026-12-05T10:00' };
    const url = `/reservations/${reservationUuid}`;
    const quoted = await ask<{ difference: { amount_minor: number } }>(
      market,
      market.customer,
      'POST',
      `${url}/change-quotes`,
      wanted,
    );
    const expected = { expected_difference_minor: quoted.body.difference.amount_minor };
    const asked = await ask(market, market.customer, 'POST', `${url}/changes`, { ...wanted, ...expected });
    return asked.body.change?.change_uuid ?? '';
  };
  const send = () => sendEmails({ ...market.deps, mailer });
  /** Announces the event at a minute. */
  const tell = async (minute: number, event: DomainEvent) => {
    at(minute);
    await market.database
      .transaction()
      .execute((transaction) => publishEvent(transaction, event, market.deps.now()));
  };
  const started = (reservationUuid = trip) => ({ kind: 'trip_started', reservationUuid }) as const;
  const noShow = (reservationUuid = trip) => ({ kind: 'trip_no_show', reservationUuid }) as const;
  const refunded = (reservationUuid = trip) =>
    ({ kind: 'payment_refunded', reservationUuid, amountMinor: 500, reason: 'Late.' }) as const;
  /** Who was sent what: the address, the subject, and the titles in it. */
  const sentTo = ({ user }: Marketplace['customer']) =>
    mailer.sent.flatMap(({ to, title, updates }) =>
      to.address === user.email ? [{ subject: title, told: updates.map((update) => update.title) }] : [],
    );
  const [yours, noneCame] = ['The Seat Ibiza is yours: enjoy the trip', 'You didn’t pick up the Seat Ibiza'];
  const paidBack = 'You’ll get €5.00 back';

  it('are combined into one to each side for several events within ten minutes', async () => {
    const booked = await aTrip();
    const [mine, theirs] = [market.customer, market.owner];
    at(3);
    const asked = await askForChange(booked);
    at(6);
    const url = `/changes/${asked}/decline`;
    assert.equal((await ask(market, theirs, 'POST', url, { reason: 'It is taken.' })).status, 200);
    at(9);
    const refund = await ask<{ refund: { amount_minor: number } }>(
      market,
      mine,
      'GET',
      `/reservations/${booked}/cancellation`,
    );
    const cancelled = await ask(market, mine, 'POST', `/reservations/${booked}/cancel`, {
      expected_refund_minor: refund.body.refund.amount_minor,
    });
    assert.equal(cancelled.status, 200);
    assert.equal(await send(), 0);
    const bell = await ask<{ notifications: { title: string }[] }>(market, mine, 'GET', '/my/notifications');
    assert.equal(bell.body.notifications[0]?.title, 'You cancelled your trip', 'the bell does not wait');

    at(10);
    assert.equal(await send(), 2);
    const customer = mine.user.fname;
    assert.deepEqual(sentTo(mine), [
      {
        subject: '3 updates on your trip with the Seat Ibiza',
        told: [
          'Your trip with the Seat Ibiza is confirmed',
          'Oscar declined your change',
          'You cancelled your trip',
        ],
      },
    ]);
    assert.deepEqual(sentTo(theirs), [
      {
        subject: `2 updates on ${customer}’s trip with your Seat Ibiza`,
        told: [`${customer} booked your Seat Ibiza`, `${customer} cancelled the trip with your Seat Ibiza`],
      },
    ]);
    const links = mailer.sent.map(({ updates }) => new Set(updates.map(({ link }) => link)).size);
    assert.deepEqual(links, [1, 1]);
    at(24 * 60);
    assert.equal(await send(), 0);
  });

  it('wait ten minutes from the first event, however many follow', async () => {
    await tell(0, started());
    for (const minute of [5, 9]) await tell(minute, noShow());
    at(9.9);
    assert.equal(await send(), 0);
    await tell(10, noShow());
    assert.equal(await send(), 1);
    await tell(11, started());
    at(20.9);
    assert.equal(await send(), 0);
    at(21);
    assert.equal(await send(), 1);
    assert.deepEqual(
      sentTo(market.customer).map(({ told }) => told),
      [[yours, noneCame, noneCame, noneCame], [yours]],
    );
    assert.equal(mailer.sent[1]?.title, yours, 'one move has its own subject');
  });

  it('are sent at once about money, with those that wait for the same person and trip', async () => {
    await tell(0, started());
    await tell(0, noShow(otherTrip));
    await tell(2, refunded());
    assert.equal(await send(), 1);
    assert.deepEqual(sentTo(market.customer)[0]?.told, [yours, paidBack]);
    at(10);
    assert.equal(await send(), 1);
    assert.deepEqual(sentTo(market.customer)[1], { subject: noneCame, told: [noneCame] });
  });

  it('are sent at once when less than two hours are left to act', async () => {
    const requested = (reservationUuid: string, minutes: number) =>
      ({ kind: 'reservation_requested', reservationUuid, answerBy: minutesLater(minutes) }) as const;
    const [soon, later] = [await aTrip(false), await aTrip(false)];
    await market.database.deleteFrom('notification_emails').execute();
    await tell(0, requested(soon, 119));
    await tell(0, requested(later, 120));
    assert.equal(await send(), 1);
    assert.equal(sentTo(market.owner).length, 1, 'the one who has to answer');
    at(10);
    assert.equal(await send(), 3);
  });

  it('are withheld when all that they ask for is done', async () => {
    const requested = await aTrip(false);
    at(5);
    const accepted = await ask(market, market.owner, 'POST', `/reservations/${requested}/accept`, {});
    assert.equal(accepted.status, 200);
    at(10);
    assert.equal(await send(), 1);
    assert.equal(sentTo(market.customer).length, 1);
    const unsent = await market.database
      .selectFrom('notification_emails')
      .select(['last_error', 'next_attempt_at'])
      .where('sent_at', 'is', null)
      .execute();
    assert.deepEqual(unsent, [{ last_error: 'what it asked for is over', next_attempt_at: null }]);
  });

  it('ask once for what was asked again, and record what they left out as not sent', async () => {
    const booked = await aTrip();
    const first = await askForChange(booked);
    at(2);
    const withdrawn = await ask(market, market.customer, 'POST', `/changes/${first}/withdraw`);
    assert.equal(withdrawn.status, 200);
    at(4);
    await askForChange(booked);
    at(10);
    await send();
    const customer = market.customer.user.fname;
    assert.deepEqual(sentTo(market.owner)[0]?.told, [
      `${customer} booked your Seat Ibiza`,
      `${customer} withdrew the change`,
      `${customer} would like to change the trip with your Seat Ibiza`,
    ]);
    const unsent = await market.database
      .selectFrom('notification_emails')
      .select('last_error')
      .where('sent_at', 'is', null)
      .execute();
    assert.deepEqual(unsent, [{ last_error: 'what it asked for is over' }]);
  });

  it('are separate for each trip', async () => {
    for (const minute of [0, 1]) {
      await tell(minute, started());
      await tell(minute, noShow(otherTrip));
    }
    at(11);
    assert.equal(await send(), 2);
    assert.deepEqual(
      new Set(sentTo(market.customer).map(({ told }) => told.join())),
      new Set([`${yours},${yours}`, `${noneCame},${noneCame}`]),
    );
  });

  it('are repeated unchanged when the process died before it recorded them as sent', async () => {
    await tell(0, started());
    await tell(1, noShow());
    at(10);
    const waits = { firstWaitMs: 120_000, longestWaitMs: 120_000 };
    const died = await takeDueMail(market.database, market.deps.now(), waits);
    await tell(10, started());
    await tell(11, refunded());
    assert.equal(await send(), 1, 'what came later is not kept by it');
    at(12);
    assert.equal(await send(), 1);
    assert.deepEqual(
      sentTo(market.customer).map(({ told }) => told),
      [
        [yours, paidBack],
        [yours, noneCame],
      ],
    );
    assert.equal(mailer.sent[1]?.uuid, died?.uuid, 'the same Message-ID for the same words');
    assert.notEqual(mailer.sent[0]?.uuid, died?.uuid);
    at(24 * 60);
    assert.equal(await send(), 0);
  });

  it('are withheld together from an unconfirmed address', async () => {
    await tell(0, started());
    await tell(1, noShow());
    const { user } = market.customer;
    const confirm = (confirmed_email: string | null) =>
      market.database
        .updateTable('users')
        .set({ confirmed_email, email_confirmed_at: confirmed_email === null ? null : start })
        .where('uuid', '=', user.uuid)
        .execute();
    await confirm(null);
    at(10);
    assert.equal(await send(), 0);
    await confirm(user.email);
    at(24 * 60);
    assert.equal(await send(), 0);
    const rows = await market.database.selectFrom('notification_emails').select('last_error').execute();
    assert.deepEqual(rows, Array(2).fill({ last_error: 'the address is not confirmed' }));
  });

  it('are sent once, however many processes send', async () => {
    for (const minute of [0, 1, 2]) for (const uuid of [trip, otherTrip]) await tell(minute, started(uuid));
    for (const uuid of [trip, otherTrip]) await tell(3, { kind: 'trip_completed', reservationUuid: uuid });
    at(13);
    const sent = await Promise.all([send(), send(), send(), send()]);
    assert.equal(
      sent.reduce((sum, count) => sum + count),
      4,
    );
    assert.deepEqual(
      [market.customer, market.owner].map((person) => sentTo(person).map(({ told }) => told.length)),
      [
        [4, 4],
        [1, 1],
      ],
    );
  });

  it(
    'stay combined while another process locks one of them',
    { skip: testPostgresUrl() === undefined },
    async () => {
      for (const minute of [0, 1]) await tell(minute, started());
      at(12);
      await market.database.transaction().execute(async (transaction) => {
        await transaction
          .selectFrom('notification_emails')
          .select('notification_uuid')
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .execute();
        assert.equal(await send(), 0);
      });
      assert.equal(await send(), 1);
      assert.equal(sentTo(market.customer)[0]?.told.length, 2);
    },
  );
});
