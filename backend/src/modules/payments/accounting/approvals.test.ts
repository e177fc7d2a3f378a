import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, cards } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { checkBooks } from '../../../../testing/check-books.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import type { AccountedPaymentBody } from './accounting.schemas.js';

type Answered = AccountedPaymentBody & Required<ProblemBody>;
const limit = 5_000;

describe('a refund above the limit', () => {
  let market: Marketplace;
  let second: Awaited<ReturnType<typeof aSignedInUser>>;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    second = await aSignedInUser(market, { role: 'admin', fname: 'Selma', user_verification: 'verified' });
  });
  beforeEach(() => {
    market.deps.secondAdminAboveMinor = limit;
  });
  after(() => market.close());

  const post = (by: typeof second, url: string, body?: object, key = randomUUID()) =>
    ask<Answered>(market, by, 'POST', url, body, key);
  const trip = async (card: string = cards.accepted) => {
    const car = await market.car();
    return await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04', card);
  };
  const find = async (uuid: string) => {
    const list = `/admin/payments?query=${uuid}`;
    const { body } = await ask<{ payments: AccountedPaymentBody[] }>(market, second, 'GET', list);
    const [payment] = body.payments;
    assert.ok(payment !== undefined);
    return payment;
  };
  async function aPaymentToRefund() {
    const { reservation_uuid: uuid } = await trip();
    const { payment_uuid } = await find(uuid);
    const refund = (amount_minor: number, key = randomUUID()) =>
      post(
        market.admin,
        `/admin/payments/${payment_uuid}/refund`,
        { amount_minor, reason: 'Dirty seats' },
        key,
      );
    return { uuid, refund };
  }
  async function aWaitingRefund(amountMinor = limit + 1) {
    const { uuid, refund } = await aPaymentToRefund();
    const { status, body } = await refund(amountMinor);
    assert.equal(status, 202);
    return { uuid, refund, url: `/admin/approvals/${body.awaiting_approval?.approval_uuid ?? ''}` };
  }
  const readRefunded = async (uuid: string) => (await find(uuid)).refunded.amount_minor;
  const readTitles = async (by: typeof second) => {
    const { body } = await ask<{ notifications: { kind: string; title: string; text: string }[] }>(
      market,
      by,
      'GET',
      '/my/notifications',
    );
    return body.notifications.map(({ title }) => title);
  };

  it('is made at once without the setting, and at the limit', async () => {
    const { uuid, refund } = await aPaymentToRefund();
    const atLimit = await refund(limit);
    assert.deepEqual([atLimit.status, atLimit.body.awaiting_approval], [200, null]);
    market.deps.secondAdminAboveMinor = undefined;
    assert.equal((await refund(limit + 1)).status, 200);
    assert.equal(await readRefunded(uuid), 2 * limit + 1);
  });

  it('counts together with others of the day for the same customer by the same administrator', async () => {
    market.customer = await aSignedInUser(market, { user_verification: 'verified' });
    const [one, two] = [await aPaymentToRefund(), await aPaymentToRefund()];
    assert.equal((await one.refund(3_000)).status, 200);
    assert.equal((await two.refund(2_000)).status, 200);
    const above = await one.refund(1);
    assert.deepEqual([above.status, above.body.awaiting_approval?.amount.amount_minor], [202, 1]);
    const url = `/admin/approvals/${above.body.awaiting_approval?.approval_uuid ?? ''}`;
    assert.equal((await post(second, `${url}/approve`)).status, 200);
    const bySecond = await post(second, `/admin/payments/${(await find(two.uuid)).payment_uuid}/refund`, {
      amount_minor: limit,
      reason: 'Dirty seats',
    });
    assert.equal(bySecond.status, 200, 'what they approved for another does not count as theirs');

    market.setNow('2026-11-22T00:00:00Z');
    assert.equal((await one.refund(limit)).status, 200, 'another day');
    market.setNow('2026-11-21T09:30:00Z');
    await checkBooks(market.database);
  });

  it('waits for another administrator, who is notified and makes it once', async () => {
    const { uuid, refund } = await aPaymentToRefund();
    const key = randomUUID();
    const first = await refund(limit + 1, key);
    const again = await refund(limit + 1, key);
    assert.deepEqual([again.status, again.body], [202, first.body]);
    const waiting = first.body.awaiting_approval;
    assert.deepEqual(
      [waiting?.kind, waiting?.amount.amount_minor, waiting?.reason, waiting?.requested_by.user_uuid],
      ['refund', limit + 1, 'Dirty seats', market.admin.user.uuid],
    );
    assert.equal(await readRefunded(uuid), 0);
    const title = 'A refund of €50.01 waits for a second administrator';
    assert.ok((await readTitles(second)).includes(title));
    assert.ok(!(await readTitles(market.admin)).includes(title));
    assert.equal((await refund(limit + 2)).body.code, 'MOVE_NOT_ALLOWED', 'one at a time');

    const url = `/admin/approvals/${waiting?.approval_uuid ?? ''}`;
    for (const decision of ['approve', 'decline']) {
      const own = await post(market.admin, `${url}/${decision}`);
      assert.deepEqual([own.status, own.body.code], [403, 'ROLE_NOT_ALLOWED']);
    }
    const third = await aSignedInUser(market, { role: 'admin', user_verification: 'verified' });
    const both = await Promise.all([second, third].map((by) => post(by, `${url}/approve`)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal(both.find(({ status }) => status === 409)?.body.code, 'ALREADY_DECIDED');
    const { refunded, awaiting_approval, refunds } = await find(uuid);
    assert.deepEqual(
      [refunded.amount_minor, awaiting_approval, refunds.map(({ reason }) => reason)],
      [limit + 1, null, ['Dirty seats']],
    );
    await checkBooks(market.database);
  });

  it('leaves nothing when it is declined, and notifies the one who requested it', async () => {
    const { uuid, refund, url } = await aWaitingRefund();
    const { status, body } = await post(second, `${url}/decline`);
    assert.deepEqual([status, body.awaiting_approval, body.refunds], [200, null, []]);
    assert.ok((await readTitles(market.admin)).includes('Your refund of €50.01 wasn’t carried out'));
    assert.equal((await post(second, `${url}/approve`)).body.code, 'ALREADY_DECIDED');
    assert.equal(await readRefunded(uuid), 0);
    assert.equal((await refund(limit + 1)).status, 202, 'it can be requested again');
    await checkBooks(market.database);
  });

  it('ends with the reason when the payment no longer allows it', async () => {
    const { uuid, url } = await aWaitingRefund();
    await cancelTrip(market, market.owner, uuid);
    const refused = await post(second, `${url}/approve`);
    assert.deepEqual([refused.status, refused.body.code], [422, 'VALUE_NOT_ALLOWED']);
    const row = await market.database
      .selectFrom('money_approvals')
      .select(['decision', 'reason'])
      .where('uuid', '=', url.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { decision: 'impossible', reason: refused.body.message });
    assert.equal((await find(uuid)).awaiting_approval, null);
    await checkBooks(market.database);
  });

  it('covers a repayment and a retry of a failed refund', async () => {
    const { reservation_uuid: uuid } = await trip(cards.takesNoRefunds);
    const { refunds } = await cancelTrip(market, market.owner, uuid);
    const refundUrl = `/admin/refunds/${refunds[0]?.refund_uuid ?? ''}`;
    const retry = await post(market.admin, `${refundUrl}/retry`);
    assert.deepEqual([retry.status, retry.body.awaiting_approval?.kind], [202, 'retry']);
    const retryUrl = `/admin/approvals/${retry.body.awaiting_approval?.approval_uuid ?? ''}`;
    const retried = await post(second, `${retryUrl}/approve`);
    assert.deepEqual([retried.status, retried.body.refunds.length], [200, 2]);

    const last = retried.body.refunds.at(-1)?.refund_uuid ?? '';
    const repayment = { method: 'bank_transfer', reference: 'SEPA 117', payee: 'Mia Meyer' };
    const requested = await post(market.admin, `/admin/refunds/${last}/repayment`, repayment);
    assert.deepEqual([requested.status, requested.body.awaiting_approval?.repayment], [202, repayment]);
    const repayUrl = `/admin/approvals/${requested.body.awaiting_approval?.approval_uuid ?? ''}`;
    const key = randomUUID();
    const repaid = await post(second, `${repayUrl}/approve`, undefined, key);
    assert.deepEqual([repaid.status, repaid.body.refunds.at(-1)?.repaid?.reference], [200, 'SEPA 117']);
    const { done_at } = await market.database
      .selectFrom('idempotency_keys')
      .select('done_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    assert.ok(done_at !== null, 'its key is marked in the same transaction');
    await checkBooks(market.database);
  });

  it('is not found by an unknown id', async () => {
    for (const uuid of [randomUUID(), 'nonsense']) {
      const { status, body } = await post(second, `/admin/approvals/${uuid}/approve`);
      assert.deepEqual([status, body.code], [404, 'APPROVAL_NOT_FOUND']);
    }
  });
});
