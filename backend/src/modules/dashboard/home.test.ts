import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { schedulePayouts } from '../payouts/payouts/schedule-payouts.js';
import { aBookedTrip, ask } from '../../../testing/a-trip.js';
import { aMarketplace, type Marketplace } from '../../../testing/a-marketplace.js';
import { aSignedInUser } from '../../../testing/a-user.js';
import { askVerification, aWaitingPerson, type Person } from '../../../testing/ask-verification.js';
import type { HomeBody } from './home.schemas.js';

const start = '2026-11-21T09:30:00Z';

describe('GET /my/home', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  after(() => market.close());

  const homeOf = async (who: Person) => (await ask<HomeBody>(market, who, 'GET', '/my/home')).body;
  const post = (who: Person, path: string, payload: object = {}) => ask(market, who, 'POST', path, payload);
  const verified = { user_verification: 'verified' } as const;
  const anOwner = () => aSignedInUser(market, { ...verified, role: 'car_owner' });
  const carOf = (owner: Person, facts: Parameters<Marketplace['car']>[0] = {}) =>
    market.car({ owner_uuid: owner.user.uuid, ...facts });

  it('returns the parts of the caller’s role alone', async () => {
    const partsOf = async (who: Person) => {
      const { renting, hosting, administering } = await homeOf(who);
      return [renting, hosting, administering].map((part) => part !== null);
    };
    assert.deepEqual(await partsOf(market.customer), [true, false, false]);
    assert.deepEqual(await partsOf(market.owner), [true, true, false]);
    assert.deepEqual(await partsOf(market.admin), [false, false, true]);
    assert.equal((await homeOf(market.customer)).fname, market.customer.user.fname);
    const suspended = { account_status: 'suspended', status_reason: 'Two fines were not paid.' } as const;
    assert.deepEqual(await partsOf(await aSignedInUser(market, { role: 'admin', ...suspended })), [
      false,
      false,
      false,
    ]);
    const owner = await aSignedInUser(market, { ...verified, role: 'car_owner', ...suspended });
    const home = await homeOf(owner);
    assert.deepEqual([home.account_status, home.status_reason], ['suspended', 'Two fines were not paid.']);
    assert.equal(home.renting?.obstacle?.kind, 'suspended');
    assert.notEqual(home.hosting, null, 'trips that run must come to their end');
  });

  it('names the obstacle to a booking until the person is verified', async () => {
    const obstacleOf = async (who: Person) => (await homeOf(who)).renting?.obstacle;
    const newcomer = await aSignedInUser(market);
    const before = await obstacleOf(newcomer);
    assert.equal(before?.kind, 'unverified');
    assert.deepEqual(before.missing, [
      'Driving licence (front and back) and its expiry date',
      'ID document and its expiry date',
      'Selfie',
      'Date of birth',
    ]);

    const waiting = await aWaitingPerson(market);
    assert.deepEqual(await obstacleOf(waiting), {
      kind: 'pending',
      reason: null,
      missing: [],
      reservation_uuid: null,
      since: new Date(start).toISOString(),
    });
    const url = `/admin/user-verifications/${waiting.user.uuid}`;
    await askVerification(market, market.admin, 'POST', `${url}/claim`);
    const { status } = await askVerification(market, market.admin, 'POST', `${url}/decision`, {
      verification_uuid: waiting.verificationUuid,
      decision: 'changes_requested',
      reason: 'The back of the licence is blurred.',
      documents: [
        ...['licence_front', 'identity', 'selfie'].map((kind) => ({ kind, decision: 'accepted' })),
        { kind: 'licence_back', decision: 'refused', reason: 'It cannot be read.' },
      ],
    });
    assert.equal(status, 200);
    const answered = await obstacleOf(waiting);
    assert.deepEqual(
      [answered?.kind, answered?.reason],
      ['changes_requested', 'The back of the licence is blurred.'],
    );

    assert.equal(await obstacleOf(market.customer), null);
    const owner = await aSignedInUser(market, { ...verified, role: 'car_owner', licence_expires_on: null });
    assert.equal((await obstacleOf(owner))?.kind, 'no_licence');
  });

  it('warns of documents that expire in the next 30 days', async () => {
    const who = await aSignedInUser(market, {
      ...verified,
      licence_expires_on: '2026-12-21',
      identity_expires_on: '2026-12-22',
    });
    assert.deepEqual((await homeOf(who)).renting?.expiring, [
      { document: 'licence', expires_on: '2026-12-21' },
    ]);
  });

  it('shows a customer the current trip, the next ones and the last payments', async () => {
    const customer = await aSignedInUser(market, verified);
    const [one, other] = [await market.car(), await market.car()];
    const book = (car: { uuid: string }, from: string, to: string) =>
      aBookedTrip(market, customer, car.uuid, from, to);
    const late = await book(one, '2026-12-20', '2026-12-22');
    const running = await book(other, '2026-11-21T18:00', '2026-11-24');
    const soon = await book(one, '2026-12-01', '2026-12-03');
    await book(one, '2026-12-10', '2026-12-12');
    await post(market.owner, `/reservations/${running.reservation_uuid}/hand-over`);
    await post(customer, `/reservations/${running.reservation_uuid}/pick-up`);

    const { trips, payments } = (await homeOf(customer)).renting!;
    assert.deepEqual(trips.map(({ reservation_uuid, status }) => [reservation_uuid, status]).slice(0, 2), [
      [running.reservation_uuid, 'in_progress'],
      [soon.reservation_uuid, 'confirmed'],
    ]);
    assert.equal(trips.length, 3);
    assert.ok(!trips.some(({ reservation_uuid }) => reservation_uuid === late.reservation_uuid));
    assert.equal(payments.length, 3);
  });

  it('shows an owner the pending requests by deadline, without expired ones', async () => {
    const owner = await anOwner();
    const asked = await carOf(owner, { instant_book: false });
    const instant = await carOf(owner);
    const { customer } = market;
    const request = await aBookedTrip(market, customer, asked.uuid, '2026-12-01', '2026-12-03');
    const sooner = await aBookedTrip(market, customer, asked.uuid, '2026-11-21T16:00', '2026-11-22');
    const booked = await aBookedTrip(market, customer, instant.uuid, '2026-12-01', '2026-12-03');
    const changes = `/reservations/${booked.reservation_uuid}`;
    const wanted = { pick_up: '2026-12-01T10:00', return: '2026-12-04T10:00' };
    market.setNow('2026-11-21T10:30:00Z');
    const quote = await ask<{ difference: { amount_minor: number } }>(
      ...([market, customer, 'POST', `${changes}/change-quotes`, wanted] as const),
    );
    const change = await post(customer, `${changes}/changes`, {
      ...wanted,
      expected_difference_minor: quote.body.difference.amount_minor,
    });
    assert.ok(change.status < 300, JSON.stringify(change.body));

    const requests = async () => {
      const { count, reservations } = (await homeOf(owner)).hosting!.requests;
      const list = await ask<{ reservations: { reservation_uuid: string }[] }>(
        ...([market, owner, 'GET', '/owner/reservations?waiting_for=answer'] as const),
      );
      assert.deepEqual(
        new Set(list.body.reservations.map(({ reservation_uuid }) => reservation_uuid)),
        new Set(reservations.map(({ reservation_uuid }) => reservation_uuid)),
        'the list of requests has the same',
      );
      return [count, ...reservations.map(({ reservation_uuid }) => reservation_uuid)];
    };
    const ids = [sooner, request, booked].map(({ reservation_uuid }) => reservation_uuid);
    assert.deepEqual(await requests(), [3, ...ids]);
    market.setNow('2026-11-22T09:45:00Z');
    assert.deepEqual(await requests(), [1, booked.reservation_uuid]);
    market.setNow(start);
  });

  it('shows an owner today’s pick-ups and the ongoing trips, due by the time zone of each car', async () => {
    const owner = await anOwner();
    const trips = [];
    for (const [from, to] of [
      ['2026-11-22T09:00', '2026-11-23T09:00'],
      ['2026-11-22T09:00', '2026-11-23T23:30'],
      ['2026-11-22T09:00', '2026-11-24T00:30'],
      ['2026-11-23T20:00', '2026-11-25T20:00'],
      ['2026-11-24T00:30', '2026-11-25T20:00'],
    ] as const) {
      // Its clocks are an hour ahead of UTC.
      const car = await carOf(owner, { place_slug: 'berlin' });
      trips.push(await aBookedTrip(market, market.customer, car.uuid, from, to));
    }
    market.setNow('2026-11-22T08:00:00Z');
    for (const { reservation_uuid } of trips.slice(0, 3)) {
      assert.equal((await post(owner, `/reservations/${reservation_uuid}/hand-over`)).status, 200);
      assert.equal((await post(market.customer, `/reservations/${reservation_uuid}/pick-up`)).status, 200);
    }
    market.setNow('2026-11-23T22:15:00Z');
    const { out, leaving } = (await homeOf(owner)).hosting!;
    assert.deepEqual([out.count, out.due_today, out.overdue], [3, 1, 1]);
    assert.deepEqual(
      out.trips.map(({ due, reservation }) => [due, reservation.return]),
      [
        ['overdue', '2026-11-23T09:00'],
        ['today', '2026-11-23T23:30'],
        ['later', '2026-11-24T00:30'],
      ],
    );
    assert.deepEqual(
      leaving.map(({ pick_up }) => pick_up),
      ['2026-11-23T20:00'],
    );
    market.setNow(start);
  });

  it('shows an owner the income by day, adding up with the books, for this month and the last', async () => {
    const owner = await anOwner();
    const car = await carOf(owner);
    const ends = ['2026-10-03T09:00:00Z', '2026-10-20T09:00:00Z', '2026-11-05T23:30:00Z'];
    const uuids: string[] = [];
    for (const [index, end] of ends.entries()) {
      const from = `2026-12-${String(1 + index * 5).padStart(2, '0')}`;
      const to = `2026-12-${String(3 + index * 5).padStart(2, '0')}`;
      const { reservation_uuid } = await aBookedTrip(market, market.customer, car.uuid, from, to);
      market.setNow(end);
      await market.database
        .updateTable('reservations')
        .set({ status: 'completed', updated_at: new Date(end) })
        .where('uuid', '=', reservation_uuid)
        .execute();
      await schedulePayouts(market.deps);
      market.setNow(start);
      uuids.push(reservation_uuid);
    }
    const [first, second, third] = await Promise.all(
      uuids.map(async (uuid) => (await market.books(uuid)).payout_minor),
    );
    const { income } = (await homeOf(owner)).hosting!;
    assert.equal(income.last_month.amount_minor, first! + second!);
    assert.equal(income.this_month.amount_minor, third);
    assert.deepEqual(
      income.days.filter(({ payout_minor }) => payout_minor !== 0).map(({ on }) => on),
      ['2026-10-03', '2026-10-20', '2026-11-05'],
    );
    assert.deepEqual([income.days.at(0)?.on, income.days.at(-1)?.on], ['2026-10-01', '2026-11-21']);
    assert.equal(income.days.length, 31 + 21);
  });

  it('shows an owner the booked share of the offered hours, without blocked days', async () => {
    const owner = await anOwner();
    const car = await carOf(owner, { approved_at: new Date('2026-11-11T09:30:00Z') });
    await carOf(owner, { listing: 'paused' });
    const claim = (kind: 'reservation' | 'blocked', begins_at: string, ends_at: string) =>
      market.database
        .insertInto('car_claims')
        .values({
          car_uuid: car.uuid,
          kind,
          begins_at: new Date(begins_at),
          ends_at: new Date(ends_at),
          hold_expires_at: null,
        })
        .execute();
    // Six of the next 30 days, three of which are past their end; ten days are the owner's own.
    await claim('reservation', '2026-11-19T09:30:00Z', '2026-11-24T09:30:00Z');
    await claim('reservation', '2026-12-18T09:30:00Z', '2026-12-24T09:30:00Z');
    await claim('blocked', '2026-12-01T09:30:00Z', '2026-12-11T09:30:00Z');
    const { occupancy, cars } = (await homeOf(owner)).hosting!;
    assert.deepEqual(occupancy.past, { booked_bps: 2000, booked_hours: 48, offered_hours: 240 });
    assert.deepEqual(occupancy.coming, { booked_bps: 3000, booked_hours: 144, offered_hours: 480 });
    assert.deepEqual(cars, { public: 1, paused: 1, waiting: 0, to_mend: 0, draft: 0 });
    const nothing = { booked_bps: null, booked_hours: 0, offered_hours: 0 };
    const empty = (await homeOf(await anOwner())).hosting!;
    assert.deepEqual(empty.occupancy, { past: nothing, coming: nothing });
  });
});
