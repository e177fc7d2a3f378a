import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aSignedInUser } from '../testing/a-user.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const now = new Date('2026-11-21T09:30:00Z');

describe('the books', () => {
  let testApp: TestApp;
  let owner: Awaited<ReturnType<typeof aSignedInUser>>;
  let customer: Awaited<ReturnType<typeof aSignedInUser>>;
  let admin: Awaited<ReturnType<typeof aSignedInUser>>;
  before(async () => {
    testApp = await startTestApp({ now: () => now });
    owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    customer = await aSignedInUser(testApp, { user_verification: 'verified' });
    admin = await aSignedInUser(testApp, { role: 'admin' });
  });
  after(() => testApp.close());

  async function ask(url: string, { headers }: typeof owner) {
    const answer = await testApp.app.inject({ url, headers });
    return {
      status: answer.statusCode,
      text: answer.body,
      body: answer.body.startsWith('{') ? answer.json() : {},
    };
  }

  it('are empty for those who have neither paid nor earned anything', async () => {
    const mine = await ask('/my/payments', customer);
    assert.deepEqual(mine.body, { payments: [], has_more: false, next_cursor: null });
    const income = await ask('/owner/income?months=3', owner);
    assert.deepEqual(income.body, {
      currency: 'EUR',
      months: ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, payout_minor: 0, trips: 0 })),
      total: { amount_minor: 0, currency: 'EUR' },
    });
    assert.deepEqual((await ask('/owner/payouts', owner)).body.payouts, []);
    assert.deepEqual((await ask('/admin/payments', admin)).body.totals, []);
  });

  it('are shown to nobody else', async () => {
    for (const url of ['/admin/payments', '/admin/payments.csv']) {
      for (const other of [owner, customer])
        assert.equal((await ask(url, other)).body.code, 'ROLE_NOT_ALLOWED');
    }
    for (const url of ['/owner/income', '/owner/payouts']) {
      for (const other of [admin, customer])
        assert.equal((await ask(url, other)).body.code, 'ROLE_NOT_ALLOWED');
    }
    assert.equal((await ask('/my/payments/nonsense', customer)).body.code, 'PAYMENT_NOT_FOUND');
  });

  it('refuse a day that there is not', async () => {
    const { status, body } = await ask('/admin/payments?from=2026-02-30', admin);
    assert.deepEqual([status, Object.keys(body.fields)], [422, ['from']]);
  });
});
