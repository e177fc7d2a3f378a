import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { confirmBankFile } from '../../../../testing/confirm-bank-file.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;

const start = new Date('2026-11-21T09:30:00Z');
const dayMs = 86_400_000;

describe('the books', () => {
  let testApp: TestApp;
  let owner: Person;
  let customer: Person;
  let admin: Person;
  let now = start;
  before(async () => {
    testApp = await startTestApp({ now: () => now });
    const verified = { user_verification: 'verified' } as const;
    owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner' });
    customer = await aSignedInUser(testApp, { ...verified, fname: '=1+1', lname: 'Formula' });
    admin = await aSignedInUser(testApp, { role: 'admin' });
  });
  after(() => testApp.close());

  // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects
  const read = async (url: string, by: Person) => (await ask<any>(testApp, by, 'GET', url)).body;
  async function aPaidTrip() {
    const car = await aCar(testApp, owner.user.uuid, { instant_book: true });
    const trip = await aBookedTrip(testApp, customer, car.uuid, '2026-12-01', '2026-12-04');
    return { car, trip, payment: trip.payments[0]! };
  }
  const refund = (
    payment: string,
    payload: object,
    { by = admin, key }: { by?: Person; key?: string } = {},
  ) =>
    // oxlint-disable-next-line typescript/no-explicit-any
    ask<any>(testApp, by, 'POST', `/admin/payments/${payment}/refund`, payload, key);

  it('are empty without payments or earnings', async () => {
    assert.deepEqual(await read('/my/payments', customer), {
      payments: [],
      has_more: false,
      next_cursor: null,
    });
    assert.deepEqual(await read('/owner/income?months=3', owner), {
      currency: 'EUR',
      months: ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, payout_minor: 0, trips: 0 })),
      total: { amount_minor: 0, currency: 'EUR' },
    });
    assert.deepEqual((await read('/owner/payouts', owner)).payouts, []);
    assert.deepEqual((await read('/admin/payments', admin)).totals, []);
  });

  it('list a customer’s payments, each with a receipt whose lines add up', async () => {
    const { trip, payment, car } = await aPaidTrip();
    const [mine] = (await read('/my/payments', customer)).payments;
    assert.deepEqual([mine.payment_uuid, mine.car.car_uuid], [payment.payment_uuid, car.uuid]);
    const receipt = await read(`/my/payments/${payment.payment_uuid}`, customer);
    const sum = receipt.lines.reduce(
      (total: number, line: { amount_minor: number }) => total + line.amount_minor,
      0,
    );
    assert.equal(sum, trip.total.amount_minor);
    assert.ok(!JSON.stringify(receipt.lines).includes('Commission'), 'what the owner pays us is between us');
    assert.equal(receipt.customer.email, customer.user.email);
    for (const other of [owner, await aSignedInUser(testApp)]) {
      const { code } = await read(`/my/payments/${payment.payment_uuid}`, other);
      assert.equal(code, 'PAYMENT_NOT_FOUND');
    }
    assert.equal((await read('/my/payments/nonsense', customer)).code, 'PAYMENT_NOT_FOUND');
  });

  it('add up after a partial refund, and filter by status, purpose, date and text', async () => {
    const { trip, payment } = await aPaidTrip();
    const url = `/admin/payments?query=${trip.reservation_uuid}`;
    const answer = await refund(payment.payment_uuid, {
      amount_minor: 5_001,
      reason: ' The car was dirty. ',
    });
    assert.deepEqual([answer.status, answer.body.status], [200, 'partially_refunded']);
    assert.equal(answer.body.refundable.amount_minor, trip.total.amount_minor - 5_001);

    const { totals } = await read(url, admin);
    const [{ paid, refunded, kept, payout, commission, fee, tax }] = totals;
    assert.deepEqual([paid, refunded.amount_minor], [trip.total, 5_001]);
    assert.equal(kept.amount_minor, trip.total.amount_minor - 5_001);
    const parts = [payout, commission, fee, tax].map(({ amount_minor }): number => amount_minor);
    assert.equal(
      parts.reduce((one: number, other: number) => one + other),
      kept.amount_minor,
    );

    assert.equal((await read(`${url}&status=captured`, admin)).payments.length, 0);
    assert.equal(
      (await read(`${url}&purpose=booking&from=2026-11-21&to=2026-11-21`, admin)).payments.length,
      1,
    );
    assert.equal((await read(`${url}&to=2026-11-20`, admin)).payments.length, 0);
    assert.equal((await read('/admin/payments?query=nobody', admin)).payments.length, 0);
    const number = payment.payment_uuid.slice(0, 8).toUpperCase();
    for (const known of [number, trip.booking_code, trip.booking_code.toLowerCase()]) {
      const { payments } = await read(`/admin/payments?query=${known}`, admin);
      assert.deepEqual(
        payments.map((found: { payment_uuid: string }) => found.payment_uuid),
        [payment.payment_uuid],
        known,
      );
    }
    const { code, fields } = await read('/admin/payments?from=2026-02-30', admin);
    assert.deepEqual([code, Object.keys(fields)], ['VALUE_NOT_ALLOWED', ['from']]);
  });

  it('refund once per key, and never more than was paid', async () => {
    const { trip, payment } = await aPaidTrip();
    const total = trip.total.amount_minor;
    const once = { amount_minor: 1_000, reason: 'Late hand-over.' };
    const same = await Promise.all(
      [1, 2, 3].map(() => refund(payment.payment_uuid, once, { key: 'refund-once' })),
    );
    assert.deepEqual(
      same.map(({ status }) => status),
      [200, 200, 200],
    );
    const rest = { amount_minor: total - 1_000, reason: 'All of it.' };
    const both = await Promise.all([refund(payment.payment_uuid, rest), refund(payment.payment_uuid, rest)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422]);
    const more = await refund(payment.payment_uuid, { amount_minor: 1, reason: 'More.' });
    assert.match(more.body.fields.amount_minor, /nothing left/);
    const told = (await read('/my/notifications', customer)).notifications;
    assert.ok(told.some(({ text }: { text: string }) => text.includes('“All of it.”')));
    assert.equal((await read(`/reservations/${trip.reservation_uuid}`, customer)).paid.amount_minor, 0);
  });

  it('refuse a refund without a reason, an amount or a key, and from all but administrators', async () => {
    const { payment } = await aPaidTrip();
    const good = { amount_minor: 100, reason: 'Because.' };
    for (const bad of [
      { ...good, reason: ' ' },
      { ...good, amount_minor: 0 },
      { ...good, amount_minor: 1.5 },
      {},
    ]) {
      assert.equal((await refund(payment.payment_uuid, bad)).status, 400);
    }
    for (const by of [owner, customer]) {
      assert.equal((await refund(payment.payment_uuid, good, { by })).body.code, 'ROLE_NOT_ALLOWED');
    }
    assert.equal((await refund('nonsense', good)).body.code, 'PAYMENT_NOT_FOUND');
    const url = `/admin/payments/${payment.payment_uuid}/refund`;
    const keyless = await testApp.app.inject({ method: 'POST', url, headers: admin.headers, payload: good });
    assert.equal(keyless.json().code, 'IDEMPOTENCY_KEY_REQUIRED');
  });

  it('export a CSV file that spreadsheets read without running formulas', async () => {
    const { trip } = await aPaidTrip();
    const url = `/admin/payments.csv?query=${trip.booking_code}`;
    const { headers, body } = await testApp.app.inject({ url, headers: admin.headers });
    assert.match(String(headers['content-type']), /^text\/csv/);
    assert.match(String(headers['content-disposition']), /payments-2026-11-21\.csv/);
    const [columns, line = '', end] = body.split('\r\n');
    assert.match(columns ?? '', /^\ufeff"payment_uuid",/);
    assert.ok(line.includes(`,"'=1+1 Formula",`), line);
    assert.ok(line.includes(`,${(trip.total.amount_minor / 100).toFixed(2)},`));
    assert.ok(line.endsWith(`,"${trip.booking_code}"`), line);
    assert.equal(end, '');
    assert.equal((await testApp.app.inject({ url, headers: owner.headers })).statusCode, 403);
  });

  it('pay out the owner once, two days after the trip, less the refunds until then', async () => {
    const { trip, payment } = await aPaidTrip();
    await testApp.database
      .updateTable('reservations')
      .set({ status: 'completed', updated_at: now })
      .where('uuid', '=', trip.reservation_uuid)
      .execute();
    await Promise.all([schedulePayouts(testApp.deps), schedulePayouts(testApp.deps)]);
    const [scheduled, ...others] = (await read('/owner/payouts', owner)).payouts;
    assert.deepEqual([scheduled.status, others], ['scheduled', []]);

    await refund(payment.payment_uuid, { amount_minor: 5_000, reason: 'A dent.' });
    const [less] = (await read('/owner/payouts', owner)).payouts;
    assert.ok(less.amount.amount_minor < scheduled.amount.amount_minor);
    await payOut(testApp.deps);
    assert.equal(
      (await read('/owner/payouts', owner)).payouts[0].status,
      'scheduled',
      'not before it is due',
    );
    now = new Date(start.getTime() + 2 * dayMs);
    await Promise.all([payOut(testApp.deps), payOut(testApp.deps)]);
    assert.equal((await read('/owner/payouts', owner)).payouts[0].status, 'sent', 'the bank has not said so');
    await Promise.all([confirmBankFile(testApp), confirmBankFile(testApp)]);
    now = start;
    const [paid] = (await read('/owner/payouts', owner)).payouts;
    assert.deepEqual([paid.status, paid.amount], ['paid', less.amount]);

    const income = await read('/owner/income', owner);
    assert.deepEqual(income.months.at(-1), {
      month: '2026-11',
      payout_minor: paid.amount.amount_minor,
      trips: 1,
    });
    assert.equal(income.months.length, 12);
    const told = (await read('/my/notifications?limit=100', owner)).notifications;
    assert.equal(told.filter(({ kind }: { kind: string }) => kind === 'payout_paid').length, 1);
  });

  it('are closed to other roles', async () => {
    for (const by of [owner, customer])
      assert.equal((await read('/admin/payments', by)).code, 'ROLE_NOT_ALLOWED');
    for (const url of ['/owner/income', '/owner/payouts']) {
      for (const by of [admin, customer]) assert.equal((await read(url, by)).code, 'ROLE_NOT_ALLOWED');
    }
    assert.equal((await read('/my/payments', admin)).code, 'ROLE_NOT_ALLOWED');
  });
});
