import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { expireHolds, expireRequests } from '../../booking/reservations/expire-reservations.js';
import { formatMoney } from '../../../platform/money/money.js';
import { aCar } from '../../../../testing/a-car.js';
import { aCard, aQuote, ask, cards, type PaidAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { limitProvider } from '../providers/limit-provider.js';
import { testProvider } from '../providers/test/test-provider.js';
import { reconcilePayments } from './reconcile-payments.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;

const start = new Date('2026-11-21T09:30:00Z');
const minutes = 60_000;

describe('the payment of a trip', () => {
  let testApp: TestApp;
  let owner: Person;
  let customer: Person;
  let other: Person;
  let now = start;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    const verified = { user_verification: 'verified' } as const;
    owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner' });
    customer = await aSignedInUser(testApp, verified);
    other = await aSignedInUser(testApp, verified);
  });
  beforeEach(() => {
    now = start;
  });
  after(() => testApp.close());

  const later = (ms: number) => {
    now = new Date(start.getTime() + ms);
  };
  const hold = async (facts: { instant_book?: boolean } = {}, person = customer) => {
    const car = await aCar(testApp, owner.user.uuid, { instant_book: true, ...facts });
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const { body } = await ask(testApp, person, 'POST', '/reservations', { quote_uuid });
    return { ...body, quote_uuid, car };
  };
  const pay = (reservationUuid: string, card: string = cards.accepted, key?: string) =>
    ask<PaidAnswer>(testApp, customer, 'POST', `/reservations/${reservationUuid}/pay`, aCard(card), key);
  const read = async (reservationUuid: string) =>
    (await ask(testApp, customer, 'GET', `/reservations/${reservationUuid}`)).body;
  const books = async (reservationUuid: string) =>
    await testApp.database
      .selectFrom('reservation_balances')
      .selectAll()
      .where('reservation_uuid', '=', reservationUuid)
      .executeTakeFirstOrThrow();
  const intents = async (paymentUuid: string) =>
    (
      await testApp.database
        .selectFrom('test_provider_intents')
        .selectAll()
        .where('payment_uuid', '=', paymentUuid)
        .execute()
    ).map(({ status }) => status);

  it('confirms an instant booking at once, and shares the contact details with both sides', async () => {
    const { reservation_uuid, total } = await hold();
    const { status, body } = await pay(reservation_uuid);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.payment.status, body.payment.card, body.payment.amount],
      ['captured', { brand: 'visa', last4: '4242' }, total],
    );
    const { reservation } = body;
    assert.deepEqual(
      [reservation.status, reservation.paid, reservation.hold_expires_at],
      ['confirmed', total, null],
    );
    assert.ok(reservation.car.plate !== null && reservation.owner.phone !== null);
    assert.deepEqual(reservation.can, ['cancel', 'change', 'share']);
    const amount = formatMoney(total.amount_minor, 'EUR');
    assert.deepEqual(
      reservation.timeline.map(({ what }) => what),
      [
        'The car was held for the payment.',
        'The trip was confirmed.',
        `Card authorised for ${amount}.`,
        `${amount} was paid.`,
      ],
    );
    const balance = await books(reservation_uuid);
    assert.ok(balance.adds_up);
    assert.equal(balance.lines_minor, total.amount_minor);
    const seen = await ask(testApp, owner, 'GET', `/reservations/${reservation_uuid}`);
    assert.equal(seen.body.customer.phone, customer.user.phone);
    assert.equal(seen.body.payout?.amount_minor, balance.payout_minor);
  });

  it('charges the server’s price, whatever amounts the client sends', async () => {
    const money = { amount_minor: 1, currency: 'EUR' };
    const car = await aCar(testApp, owner.user.uuid, { instant_book: true });
    const period = { car_uuid: car.uuid, pick_up: '2026-12-01T10:00', return: '2026-12-04T10:00' };
    const quote = await ask<{ quote_uuid: string; total: typeof money }>(
      ...([testApp, customer, 'POST', '/quotes', { ...period, total: money, daily_price_minor: 1 }] as const),
    );
    const { quote_uuid, total } = quote.body;
    const held = await ask(testApp, customer, 'POST', '/reservations', { quote_uuid, total: money });
    assert.deepEqual([held.status, held.body.total], [201, total]);
    const url = `/reservations/${held.body.reservation_uuid}/pay`;
    const paid = await ask<PaidAnswer>(testApp, customer, 'POST', url, { ...aCard(), amount_minor: 1 });
    assert.deepEqual([paid.status, paid.body.payment.amount], [200, total]);
    assert.ok(total.amount_minor > 10_000);
  });

  it('is only authorized while the owner has to accept, and is voided when the request expires', async () => {
    const { reservation_uuid } = await hold({ instant_book: false });
    const { body } = await pay(reservation_uuid);
    assert.deepEqual([body.reservation.status, body.payment.status], ['pending_owner', 'authorized']);
    assert.equal(Date.parse(body.reservation.answer_by ?? ''), start.getTime() + 24 * 60 * minutes);
    assert.equal((await books(reservation_uuid)).lines_minor, 0);
    later(24 * 60 * minutes);
    await expireRequests(testApp.deps);
    const expired = await read(reservation_uuid);
    assert.deepEqual([expired.status, expired.payments[0]?.status], ['expired', 'voided']);
    assert.deepEqual(await intents(expired.payments[0]?.payment_uuid ?? ''), ['voided']);
  });

  it('explains a decline, and accepts another card while the car is held', async () => {
    const { reservation_uuid } = await hold();
    const declined = await pay(reservation_uuid, cards.declined, 'first-try');
    assert.deepEqual([declined.status, declined.body.code], [422, 'PAYMENT_DECLINED']);
    assert.match(declined.body.message, /declined/);
    assert.deepEqual((await pay(reservation_uuid, cards.declined, 'first-try')).body, declined.body);
    later(1);
    const poor = await pay(reservation_uuid, cards.poor);
    assert.match(poor.body.message, /not enough money/);
    later(2);
    const paid = await pay(reservation_uuid);
    assert.equal(paid.body.reservation.status, 'confirmed');
    assert.deepEqual(
      paid.body.reservation.payments.map(({ status }) => status),
      ['failed', 'failed', 'captured'],
    );
  });

  it('waits for a confirmation when the bank requires one', async () => {
    const { reservation_uuid } = await hold();
    const asked = (await pay(reservation_uuid, cards.confirmed)).body.payment;
    assert.deepEqual([asked.status, asked.action], ['requires_action', { kind: 'test_challenge' }]);
    const confirm = (paymentUuid: string, person: Person, approved: boolean) =>
      ask<PaidAnswer>(testApp, person, 'POST', `/payments/${paymentUuid}/confirm`, { approved });
    assert.equal((await confirm(asked.payment_uuid, other, true)).status, 404);
    const refused = await confirm(asked.payment_uuid, customer, false);
    assert.deepEqual([refused.status, refused.body.code], [422, 'PAYMENT_DECLINED']);

    const again = (await pay(reservation_uuid, cards.confirmed)).body.payment;
    // Another tab: what waited is given up for it.
    const third = (await pay(reservation_uuid, cards.confirmed)).body.payment;
    const late = await ask<PaidAnswer>(testApp, customer, 'GET', `/payments/${again.payment_uuid}`);
    assert.equal(late.body.payment.status, 'cancelled');
    const approved = await confirm(third.payment_uuid, customer, true);
    assert.deepEqual(
      [approved.body.payment.status, approved.body.reservation.status],
      ['captured', 'confirmed'],
    );
    assert.equal((await confirm(third.payment_uuid, customer, true)).status, 200);
  });

  it('is charged once when the same request is repeated', async () => {
    const { reservation_uuid, total } = await hold();
    const answers = await Promise.all([1, 2, 3].map(() => pay(reservation_uuid, cards.late, 'double-click')));
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.payment.payment_uuid]),
      answers.map(() => [200, answers[0]?.body.payment.payment_uuid]),
    );
    const otherCard = await pay(reservation_uuid, cards.accepted, 'double-click');
    assert.deepEqual([otherCard.status, otherCard.body.code], [409, 'IDEMPOTENCY_KEY_REUSED']);
    const again = await pay(reservation_uuid);
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.equal((await books(reservation_uuid)).paid_minor, total.amount_minor);
  });

  it('is accepted from one of two tabs at once', async () => {
    const { reservation_uuid, total } = await hold();
    const tabs = await Promise.all([pay(reservation_uuid, cards.late), pay(reservation_uuid, cards.late)]);
    assert.deepEqual(tabs.map(({ status }) => status).sort(), [200, 409]);
    const refused = tabs.find(({ status }) => status === 409)?.body.code ?? '';
    // Whether the first is still under way or paid already is a matter of moments.
    assert.ok(['PAYMENT_UNDER_WAY', 'MOVE_NOT_ALLOWED'].includes(refused), refused);
    assert.equal((await books(reservation_uuid)).paid_minor, total.amount_minor);
  });

  it('records an event of the bank once when it arrives twice', async () => {
    const { reservation_uuid, total } = await hold();
    const { body } = await pay(reservation_uuid, cards.twice);
    assert.equal(body.payment.status, 'captured');
    const events = async () =>
      await testApp.database
        .selectFrom('payment_events')
        .selectAll()
        .orderBy('received_at', 'desc')
        .execute();
    const ref = (
      await testApp.database
        .selectFrom('payments')
        .select('provider_ref')
        .where('uuid', '=', body.payment.payment_uuid)
        .executeTakeFirstOrThrow()
    ).provider_ref;
    for (
      let tries = 0;
      tries < 100 && !(await events()).some((event) => event.provider_ref === ref);
      tries += 1
    );
    assert.equal((await events()).filter((event) => event.provider_ref === ref).length, 1);
    assert.equal((await books(reservation_uuid)).paid_minor, total.amount_minor);
    const forged = await testApp.app.inject({
      method: 'POST',
      url: '/payment-events/test',
      payload: { id: 'event', type: 'payment.captured', ref },
    });
    assert.deepEqual([forged.statusCode, forged.json().code], [400, 'SIGNATURE_INVALID']);
    assert.equal(
      (await testApp.app.inject({ method: 'POST', url: '/payment-events/stripe' })).statusCode,
      404,
    );
  });

  it('stays open while the bank does not answer, and is cancelled uncharged when it never does', async () => {
    const { reservation_uuid } = await hold();
    const { deps } = testApp;
    const working = deps.payments;
    deps.payments = limitProvider(testProvider({ database: testApp.database, now: () => now }), 50);
    const { status, body } = await pay(reservation_uuid, cards.never);
    deps.payments = working;
    assert.deepEqual(
      [status, body.payment.status, body.reservation.status],
      [200, 'created', 'pending_payment'],
    );
    later(15 * minutes);
    await expireHolds(deps);
    assert.equal((await read(reservation_uuid)).status, 'pending_payment');
    await reconcilePayments(deps);
    await expireHolds(deps);
    const after = await read(reservation_uuid);
    assert.deepEqual([after.status, after.payments[0]?.status], ['expired', 'cancelled']);
    assert.match(after.payments[0]?.failure?.message ?? '', /haven’t been charged/);
  });

  it('is completed by reconciliation when the bank’s answer is lost', async () => {
    const { reservation_uuid } = await hold();
    const { deps } = testApp;
    const working = deps.payments;
    deps.payments = limitProvider(
      testProvider({ database: testApp.database, now: () => now, lateMs: 60_000 }),
      1_000,
    );
    const { body } = await pay(reservation_uuid, cards.late, 'lost-answer');
    deps.payments = working;
    assert.equal(body.payment.status, 'created');
    later(minutes);
    await reconcilePayments(deps);
    const after = await read(reservation_uuid);
    assert.deepEqual([after.status, after.payments[0]?.status], ['confirmed', 'captured']);
  });

  it('books the car again when it is confirmed late and the car is still free', async () => {
    const { reservation_uuid } = await hold();
    const asked = (await pay(reservation_uuid, cards.confirmed)).body.payment;
    later(16 * minutes);
    await expireHolds(testApp.deps);
    const late = await ask<PaidAnswer>(testApp, customer, 'POST', `/payments/${asked.payment_uuid}/confirm`, {
      approved: true,
    });
    assert.deepEqual([late.body.payment.status, late.body.reservation.status], ['captured', 'confirmed']);
  });

  it('is voided when it is confirmed late and another person has the car', async () => {
    const { reservation_uuid, car, quote_uuid } = await hold();
    const asked = (await pay(reservation_uuid, cards.confirmed)).body.payment;
    later(16 * minutes);
    assert.equal((await ask(testApp, other, 'POST', '/reservations', { quote_uuid })).status, 201);
    const late = await ask<PaidAnswer>(testApp, customer, 'POST', `/payments/${asked.payment_uuid}/confirm`, {
      approved: true,
    });
    assert.deepEqual([late.status, late.body.code], [409, 'HOLD_EXPIRED']);
    assert.match(late.body.message, /haven’t been charged/);
    assert.deepEqual(await intents(asked.payment_uuid), ['voided']);
    await expireHolds(testApp.deps);
    assert.equal((await read(reservation_uuid)).status, 'expired');
    const tooLate = await pay(reservation_uuid);
    assert.deepEqual([tooLate.status, tooLate.body.code], [409, 'HOLD_EXPIRED']);
    const claims = await testApp.database
      .selectFrom('car_claims')
      .selectAll()
      .where('car_uuid', '=', car.uuid)
      .execute();
    assert.equal(claims.length, 1);
  });

  it('is refused before the bank is asked once the pick-up of a request has passed', async () => {
    const { reservation_uuid } = await hold({ instant_book: false });
    await testApp.database
      .updateTable('reservations')
      .set({ pick_up_at: new Date(testApp.deps.now().getTime() - 1) })
      .where('uuid', '=', reservation_uuid)
      .execute();
    assert.match((await pay(reservation_uuid)).body.message, /^The pick-up time has passed/);
    assert.deepEqual((await read(reservation_uuid)).payments, []);
  });

  it('refuses invalid methods, and reservations of other people', async () => {
    const { reservation_uuid } = await hold();
    const url = `/reservations/${reservation_uuid}/pay`;
    const wrong = { method: { ...aCard().method, number: 'abc' } };
    assert.equal((await ask(testApp, customer, 'POST', url, wrong)).status, 400);
    assert.equal((await ask(testApp, other, 'POST', url, aCard())).status, 404);
    assert.equal((await ask(testApp, owner, 'POST', url, aCard())).status, 404);
    const stripe = { method: { kind: 'provider_method', id: 'pm_1' } };
    assert.equal((await ask(testApp, customer, 'POST', url, stripe)).body.code, 'PAYMENT_METHOD_NOT_ALLOWED');
    assert.equal((await pay(reservation_uuid, '4242424242424241')).body.code, 'PAYMENT_DECLINED');
  });
});
