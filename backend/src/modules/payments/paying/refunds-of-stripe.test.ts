import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { CancellationBody } from '../../booking/cancellation/cancellation.schemas.js';
import { aCar } from '../../../../testing/a-car.js';
import { aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startStripeDouble } from '../../../../testing/stripe-double/start-stripe-double.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { customerAtProvider } from '../customers/customer-at-provider.js';
import { deleteCustomer, type KnownCustomer } from '../customers/delete-customer.js';
import { handleMissedEvents } from '../events/handle-missed-events.js';
import { stripeProvider } from '../providers/stripe/stripe-provider.js';
import { sendRefunds } from '../refunds/send-refunds.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;

const start = new Date('2026-11-21T09:30:00Z');

describe('a refund through Stripe', () => {
  let double: Awaited<ReturnType<typeof startStripeDouble>>;
  let testApp: TestApp;
  let owner: Person;
  let customer: Person;
  let admin: Person;
  let now = start;
  before(async () => {
    double = await startStripeDouble();
    testApp = await startTestApp({ now: () => now, payments: stripeProvider(double.settings) });
    const verified = { user_verification: 'verified' } as const;
    owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner' });
    customer = await aSignedInUser(testApp, verified);
    admin = await aSignedInUser(testApp, { role: 'admin' });
  });
  beforeEach(() => {
    now = start;
    double.refunds.startsAs = 'succeeded';
  });
  after(async () => {
    await testApp.close();
    await double.stop();
  });

  /** A trip that was paid, and cancelled at once: all of it goes back. */
  async function aCancelledTrip(startsAs: typeof double.refunds.startsAs) {
    double.refunds.startsAs = startsAs;
    const car = await aCar(testApp, owner.user.uuid, { instant_book: true });
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    const { body: held } = await ask(testApp, customer, 'POST', '/reservations', { quote_uuid });
    const url = `/reservations/${held.reservation_uuid}`;
    const method = { kind: 'provider_method', id: 'pm_card_visa' };
    const paid = await ask<PaidAnswer>(testApp, customer, 'POST', `${url}/pay`, { method });
    assert.equal(paid.body.payment.status, 'captured');
    const shown = await ask<CancellationBody>(testApp, customer, 'GET', `${url}/cancellation`);
    const expected_refund_minor = shown.body.refund.amount_minor;
    const { body } = await ask(testApp, customer, 'POST', `${url}/cancel`, { expected_refund_minor });
    const theirs = double.refunds.all.at(-1);
    assert.ok(theirs && body.refunds[0]);
    return { url, trip: body, theirs, refund: body.refunds[0], paymentUuid: paid.body.payment.payment_uuid };
  }
  const read = async (url: string) => (await ask(testApp, customer, 'GET', url)).body;
  const books = async (uuid: string) =>
    await testApp.database
      .selectFrom('reservation_balances')
      .selectAll()
      .where('reservation_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
  const deliver = async ({ rawBody, headers }: ReturnType<typeof double.eventAbout>) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/payment-events/stripe',
      payload: rawBody,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return answer.statusCode;
  };

  const asAdmin = async (method: 'GET' | 'POST', url: string, key?: string) =>
    // oxlint-disable-next-line typescript/no-explicit-any
    (await ask<any>(testApp, admin, method, url, undefined, key)).body;

  it('is pending until Stripe reports its success, and is recorded once', async () => {
    const { url, trip, theirs, paymentUuid } = await aCancelledTrip('pending');
    assert.deepEqual(
      trip.refunds.map(({ status }) => status),
      ['pending'],
    );
    theirs.status = 'succeeded';
    const event = double.eventAbout('refund.updated', theirs);
    assert.deepEqual(await Promise.all([deliver(event), deliver(event)]), [200, 200]);
    // The same in other words, and late.
    assert.equal(await deliver(double.eventAbout('charge.refund.updated', theirs)), 200);
    const after = await read(url);
    assert.deepEqual(
      [after.refunds[0]?.status, after.payments[0]?.status, after.paid.amount_minor],
      ['succeeded', 'refunded', 0],
    );
    assert.equal(after.timeline.filter(({ what }) => what.startsWith('Refunded ')).length, 1);
    const stored = await testApp.database
      .selectFrom('payment_events')
      .selectAll()
      .where('refund_ref', '=', theirs.id)
      .execute();
    assert.deepEqual([stored.length, stored.every(({ handled_at }) => handled_at !== null)], [2, true]);
    assert.ok((await books(trip.reservation_uuid)).adds_up);
    assert.equal(after.payments[0]?.payment_uuid, paymentUuid);
  });

  it('is completed by polling when no event arrives', async () => {
    const { url, theirs } = await aCancelledTrip('pending');
    now = new Date(start.getTime() + 60_000);
    await sendRefunds(testApp.deps);
    assert.equal((await read(url)).refunds[0]?.status, 'pending');
    theirs.status = 'succeeded';
    await Promise.all([sendRefunds(testApp.deps), sendRefunds(testApp.deps)]);
    assert.equal((await read(url)).refunds[0]?.status, 'succeeded');
  });

  it('stays in the books when it fails, is listed for administrators, and is retried once', async () => {
    const { url, trip, theirs, refund, paymentUuid } = await aCancelledTrip('pending');
    theirs.status = 'failed';
    await deliver(double.eventAbout('refund.failed', theirs));
    const failed = await read(url);
    // What the customer is owed is not kept of their price.
    assert.deepEqual([failed.refunds[0]?.status, failed.paid.amount_minor], ['failed', 0]);
    const balance = await books(trip.reservation_uuid);
    assert.deepEqual([balance.adds_up, balance.lines_minor], [true, trip.total.amount_minor]);

    const list = `/admin/payments?refund=failed&query=${trip.reservation_uuid}`;
    const [shown] = (await asAdmin('GET', list)).payments;
    assert.deepEqual([shown.payment_uuid, shown.refunds[0].status], [paymentUuid, 'failed']);
    const told = (await asAdmin('GET', '/my/notifications')).notifications;
    assert.ok(told.some(({ kind }: { kind: string }) => kind === 'refund_failed'));

    double.refunds.startsAs = 'succeeded';
    const retry = `/admin/refunds/${refund.refund_uuid}/retry`;
    const twice = await Promise.all([asAdmin('POST', retry, 'again'), asAdmin('POST', retry, 'again')]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      ['refunded', 'refunded'],
    );
    assert.equal((await asAdmin('POST', retry)).code, 'MOVE_NOT_ALLOWED');
    assert.deepEqual((await asAdmin('GET', list)).payments, []);
    const after = await read(url);
    assert.deepEqual(
      after.refunds.map(({ status, retry_of }) => [status, retry_of]),
      [
        ['failed', null],
        ['succeeded', refund.refund_uuid],
      ],
    );
    assert.ok((await books(trip.reservation_uuid)).adds_up);
    assert.equal((await ask(testApp, customer, 'POST', retry)).body.code, 'ROLE_NOT_ALLOWED');
    assert.equal((await asAdmin('POST', '/admin/refunds/nonsense/retry')).code, 'REFUND_NOT_FOUND');
  });

  it('fails when the bank returns it days after its success', async () => {
    const { url, trip, theirs } = await aCancelledTrip('succeeded');
    assert.equal((await read(url)).refunds[0]?.status, 'succeeded');
    theirs.status = 'failed';
    const event = double.eventAbout('refund.failed', theirs);
    await Promise.all([deliver(event), deliver(double.eventAbout('refund.updated', theirs))]);
    const after = await read(url);
    assert.deepEqual([after.refunds[0]?.status, after.paid.amount_minor], ['failed', 0]);
    const { adds_up, lines_minor } = await books(trip.reservation_uuid);
    assert.deepEqual([adds_up, lines_minor], [true, trip.total.amount_minor]);
  });

  it('is recorded later from an event that is stored while Stripe does not answer, and never from a forged one', async () => {
    const { url, theirs } = await aCancelledTrip('pending');
    theirs.status = 'succeeded';
    double.meet('is_down', 'is_down');
    assert.equal(await deliver(double.eventAbout('refund.updated', theirs)), 200);
    assert.equal((await read(url)).refunds[0]?.status, 'pending');
    now = new Date(start.getTime() + 60_000);
    await handleMissedEvents(testApp.deps);
    assert.equal((await read(url)).refunds[0]?.status, 'succeeded');
    const forged = double.eventAbout('refund.failed', theirs, { secret: 'whsec_other' });
    assert.equal(await deliver(forged), 400);
    // Made by hand at Stripe: not one of ours.
    assert.equal(await deliver(double.eventAbout('refund.updated', { ...theirs, id: 're_other' })), 200);
  });

  it('leaves no customer at Stripe and no saved card once the account is closed', async () => {
    // No refund of an earlier test is owed to them.
    const person = await aSignedInUser(testApp, { user_verification: 'verified' });
    customer = person;
    const ref = (await customerAtProvider(testApp.deps, person.user)) ?? '';
    const { paymentUuid } = await aCancelledTrip('succeeded');
    const savedMethod = async () =>
      await testApp.database
        .selectFrom('payments')
        .select('saved_method')
        .where('uuid', '=', paymentUuid)
        .executeTakeFirst();
    await sql`update payments set saved_method = 'pm_card_visa' where uuid = ${paymentUuid}`.execute(
      testApp.database,
    );
    assert.ok(double.intents.customers.has(ref));
    const closed = await testApp.app.inject({
      method: 'POST',
      url: '/my/account/close',
      headers: person.headers,
      payload: { email: person.user.email },
    });
    assert.equal(closed.statusCode, 204);
    const { rows } = await sql<{ known: KnownCustomer }>`
      select data->'data' as known from pgboss.job where data->>'job' = 'delete customer'`.execute(
      testApp.database,
    );
    const [known] = rows.map((row) => row.known);
    assert.deepEqual(rows, [{ known: { userUuid: person.user.uuid, provider: 'stripe', ref } }]);
    for (let time = 0; time < 2; time += 1) await deleteCustomer(testApp.deps, known!);
    assert.ok(!double.intents.customers.has(ref));
    assert.deepEqual(await savedMethod(), { saved_method: null });
    const left = await testApp.database.selectFrom('payment_customers').select('user_uuid').execute();
    assert.ok(left.every(({ user_uuid }) => user_uuid !== person.user.uuid));
  });
});
