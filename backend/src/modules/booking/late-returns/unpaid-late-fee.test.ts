import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import {
  aBookedTrip,
  aCard,
  aQuote,
  ask,
  cards,
  type PaidAnswer,
  type SignedIn,
} from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { checkBooks } from '../../../../testing/check-books.js';
import type { HomeBody } from '../../dashboard/home.schemas.js';
import type { ReservationBody } from '../viewing/reservation.schemas.js';
import { runTripsByTheClock } from '../steps/run-trips-by-the-clock.js';
import { findLateFeesToRemindOf, findOverdueLateFee } from './overdue-late-fee.repository.js';
import { remindOfLateFees } from './remind-of-late-fees.js';

const start = '2026-11-21T09:30:00Z';
// From 10:00 to 10:00 where the car is, and four hours late.
const pickUp = '2026-12-01T10:00:00Z';
const returned = '2026-12-04T14:00:00Z';
const hoursAfterReturn = (hours: number) =>
  new Date(Date.parse('2026-12-04T10:00:00Z') + hours * 3_600_000).toISOString();
const daysAfter = (days: number) => new Date(Date.parse(returned) + days * 86_400_000).toISOString();

describe('an unpaid late fee', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkBooks, checkAudit));

  const step = (who: SignedIn, uuid: string, name: string, body?: object) =>
    ask(market, who, 'POST', `/reservations/${uuid}/${name}`, body);
  const beginTrip = async (customer: SignedIn) => {
    const car = await market.car({ late_fee_per_hour_minor: 1_200 });
    const { reservation_uuid: uuid } = await aBookedTrip(
      ...([market, customer, car.uuid, '2026-12-01', '2026-12-04'] as const),
    );
    market.setNow(pickUp);
    await step(market.owner, uuid, 'hand-over');
    await step(customer, uuid, 'pick-up');
    return uuid;
  };
  const lateTrip = async (customer: SignedIn) => {
    const uuid = await beginTrip(customer);
    market.setNow(returned);
    await step(market.owner, uuid, 'take-back');
    return uuid;
  };
  /** What was shown in the bell and sent by mail about a trip. */
  const notices = async (uuid: string) =>
    await market.database
      .selectFrom('notifications')
      .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
      .select('kind')
      .where('notification_emails.reservation_uuid', '=', uuid)
      .execute();

  it('can be objected to and paid by a customer who was suspended meanwhile, who cannot book', async () => {
    const customer = await aSignedInUser(market, { user_verification: 'verified' });
    const uuid = await lateTrip(customer);
    await market.database
      .updateTable('users')
      .set({ account_status: 'suspended' })
      .where('uuid', '=', customer.user.uuid)
      .execute();
    assert.equal((await step(customer, uuid, 'objection', { reason: 'The road was closed.' })).status, 200);
    await step(market.admin, uuid, 'settle-objection', { reason: 'It was open again by then.' });
    const paid = await ask<PaidAnswer>(
      ...([market, customer, 'POST', `/reservations/${uuid}/late-fee/pay`, aCard(cards.confirmed)] as const),
    );
    assert.deepEqual([paid.status, paid.body.payment.status], [200, 'requires_action']);
    const confirm = `/payments/${paid.body.payment.payment_uuid}/confirm`;
    const confirmed = await ask<PaidAnswer>(market, customer, 'POST', confirm, { approved: true });
    assert.equal(confirmed.body.reservation.late_fee?.status, 'paid');

    const { payments } = (await ask(market, customer, 'GET', `/reservations/${uuid}`)).body;
    const booking = payments.find(({ purpose }) => purpose === 'booking')!;
    const refused = await ask(market, customer, 'POST', `/payments/${booking.payment_uuid}/confirm`, {});
    assert.deepEqual([refused.status, refused.body.code], [403, 'ACCOUNT_SUSPENDED']);
  });

  it('can be objected to when it is reported after an objection, which stays while it is undecided', async () => {
    for (const isDecided of [true, false]) {
      market.setNow(start);
      const { owner, customer, admin } = market;
      const uuid = await beginTrip(customer);
      market.setNow(hoursAfterReturn(24));
      await runTripsByTheClock(market.deps);
      const object = async (reason: string) => await step(customer, uuid, 'objection', { reason });
      assert.equal((await object('The car was dirty.')).status, 200);
      if (isDecided) await step(admin, uuid, 'settle-objection', { reason: 'It was not.' });
      market.setNow(hoursAfterReturn(71));
      await step(owner, uuid, 'late-return', { returned: '2026-12-04T13:30' });
      market.setNow(hoursAfterReturn(118));
      assert.ok(
        (await ask(market, customer, 'GET', `/reservations/${uuid}`)).body.can.includes('object'),
        '48 hours from the fee on',
      );
      const { body } = await object('I was there at ten.');
      const said = isDecided ? 'I was there at ten.' : 'The car was dirty.\n\nI was there at ten.';
      assert.deepEqual([body.objection?.reason, body.objection?.decision], [said, null]);
      assert.equal((await object('And again.')).body.code, 'MOVE_NOT_ALLOWED');
      assert.equal((await step(admin, uuid, 'settle-objection', { reason: 'You were.' })).status, 200);
    }
  });

  it('triggers three reminders, and blocks bookings after seven days until it is paid', async () => {
    const uuid = await lateTrip(market.customer);
    const book2 = async () => {
      const car = await market.car();
      const { quote_uuid } = await aQuote(market, car.uuid, '2026-12-20', '2026-12-22');
      return await ask(market, market.customer, 'POST', '/reservations', { quote_uuid });
    };
    const obstacle = async () =>
      (await ask<HomeBody>(market, market.customer, 'GET', '/my/home')).body.renting?.obstacle;
    const remind = async (instant: string) => {
      market.setNow(instant);
      await Promise.all([remindOfLateFees(market.deps), remindOfLateFees(market.deps)]);
      return (await notices(uuid)).filter(({ kind }) => kind === 'late_fee_reminder').length;
    };
    const email = market.customer.user.email;
    const close = await ask(market, market.customer, 'POST', '/my/account/close', { email });
    assert.deepEqual([close.status, close.body.code], [409, 'OPEN_DEBTS']);
    assert.equal(await remind(daysAfter(3 - 1 / 1440)), 0);
    assert.equal(await remind(daysAfter(3)), 1);
    assert.equal(await remind(daysAfter(5)), 1);
    assert.equal(await remind(daysAfter(6)), 2);
    const beforeIt = await book2();
    assert.equal(beforeIt.status, 201);
    assert.equal(await obstacle(), null);
    assert.equal(await remind(daysAfter(7)), 3);
    assert.equal(await remind(daysAfter(30)), 3);
    market.setNow(daysAfter(7));
    const refused = await book2();
    assert.deepEqual([refused.status, refused.body.code], [403, 'LATE_FEE_OVERDUE']);
    assert.match(refused.body.message, /€48\.00/);
    const said = await obstacle();
    assert.deepEqual([said?.kind, said?.reservation_uuid], ['late_fee_overdue', uuid]);

    const { body: overdue } = await ask<{ reservations: ReservationBody[] }>(
      ...([market, market.admin, 'GET', '/admin/reservations?waiting_for=late_fee'] as const),
    );
    assert.deepEqual(
      overdue.reservations.map(({ reservation_uuid }) => reservation_uuid),
      [uuid],
    );
    const { body: home } = await ask<HomeBody>(market, market.admin, 'GET', '/my/home');
    assert.deepEqual(home.administering?.queues.late_fees, { waiting: 1, oldest_at: daysAfter(0) });
    const paid = await ask<PaidAnswer>(
      ...([market, market.customer, 'POST', `/reservations/${uuid}/late-fee/pay`, aCard()] as const),
    );
    assert.equal(paid.status, 200, JSON.stringify(paid.body));
    assert.equal(await obstacle(), null);
    assert.equal((await book2()).status, 201);
  });

  it('triggers its reminder when a hundred others wait for a later one', async () => {
    const customer = await aSignedInUser(market, { user_verification: 'verified', fname: 'Ida' });
    const uuid = await lateTrip(customer);
    // Reminded once already, and older: their second reminder is not due yet.
    await sql`
      insert into reservations
      select (jsonb_populate_record(trip, jsonb_build_object('uuid', gen_random_uuid(), 'claim_uuid', null,
        'booking_code', new_booking_code(),
        'status', 'completed', 'late_fee_reminders', 1,
        'late_fee_at', trip.late_fee_at - interval '1 hour'))).*
      from reservations as trip, generate_series(1, 101) where trip.uuid = ${uuid}`.execute(market.database);
    await sql`update reservations set late_fee_reminders = 1 where uuid = ${uuid}`.execute(market.database);
    market.setNow(daysAfter(3));
    assert.deepEqual(await findLateFeesToRemindOf(market.database, market.deps.now()), []);
    await sql`update reservations set late_fee_reminders = 0 where uuid = ${uuid}`.execute(market.database);
    assert.deepEqual(await findLateFeesToRemindOf(market.database, market.deps.now()), [uuid]);
    await sql`
      update reservations set late_fee_reminders = 2,
        late_fee_at = late_fee_at - interval '4 days' where uuid = ${uuid}`.execute(market.database);
    assert.deepEqual(await findLateFeesToRemindOf(market.database, market.deps.now()), [uuid]);
    await sql`delete from reservations where customer_uuid = ${customer.user.uuid} and uuid <> ${uuid}`.execute(
      market.database,
    );
  });

  it('is not overdue during an objection, and has its full period after the decision', async () => {
    const customer = await aSignedInUser(market, { user_verification: 'verified', fname: 'Olga' });
    const uuid = await lateTrip(customer);
    await step(customer, uuid, 'objection', { reason: 'I was there in time.' });
    const overdue = async (days: number) => {
      market.setNow(daysAfter(days));
      await remindOfLateFees(market.deps);
      return await findOverdueLateFee(market.database, customer.user.uuid, market.deps.now());
    };
    assert.equal(await overdue(10), undefined);
    assert.ok((await notices(uuid)).every(({ kind }) => kind !== 'late_fee_reminder'));
    await step(market.admin, uuid, 'settle-objection', { reason: 'The photos say otherwise.' });
    assert.equal(await overdue(16), undefined);
    assert.equal((await overdue(17))?.uuid, uuid);
    const waived = await step(market.admin, uuid, 'waive-late-fee', { reason: 'A first time.' });
    assert.equal(waived.status, 200);
    assert.equal(await overdue(18), undefined);
  });
});
