import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ask } from '../../../../testing/a-trip.js';
import { aSignedInUser, headersOf } from '../../../../testing/a-user.js';
import { memoryMailer } from '../../../../testing/memory-mailer.js';
import { payoutOf } from '../../../../testing/payout-of.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { schedulePayouts } from '../payouts/schedule-payouts.js';
import { sendEmails } from '../../notifications/email/send-emails.js';
import type { PayoutAccountBody } from './payout-account.schemas.js';

const start = '2026-11-21T09:30:00Z';
const due = '2026-11-23T09:30:00Z';
const threeDaysLater = '2026-11-26T09:30:00Z';

describe('where an owner is paid', () => {
  let market: StripeMarketplace;
  let tripUuid: string;
  before(async () => {
    market = await stripeMarketplace(start);
  });
  beforeEach(async () => {
    market.setNow(start);
    const owner = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    await market.database.deleteFrom('bank_accounts').where('owner_uuid', '=', owner.user.uuid).execute();
    market.owner = owner;
    const { trip } = await market.paidTrip(
      undefined,
      (await market.car({ owner_uuid: owner.user.uuid })).uuid,
    );
    tripUuid = trip.reservation_uuid;
    await market.database
      .updateTable('reservations')
      .set({ status: 'completed', updated_at: new Date(start) })
      .where('uuid', '=', tripUuid)
      .execute();
    await schedulePayouts(market.deps);
    market.setNow(due);
  });
  after(() => market.close());

  const enter = async (iban = 'DE89 3704 0044 0532 0130 00') => {
    const body = { holder: 'Clara Customer', iban };
    assert.equal((await ask(market, market.owner, 'PUT', '/owner/bank-account', body)).status, 200);
  };
  const begin = async () => {
    const { status } = await ask(market, market.owner, 'POST', '/owner/payout-account/onboarding');
    assert.equal(status, 200);
    return [...market.double.accounts.all.keys()].at(-1) ?? '';
  };
  const tell = async (account: string, type: string, object: object) =>
    assert.equal(await market.tellOfAccount(account, type, object), 200);
  const complete = async (account: string) =>
    await tell(account, 'account.updated', market.double.accounts.complete(account));
  const notices = async () =>
    await market.database
      .selectFrom('notifications')
      .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
      .select(['title', 'text', 'notification_emails.link'])
      .where('user_uuid', '=', market.owner.user.uuid)
      .where('kind', '=', 'payout_account_changed')
      .orderBy('notifications.created_at')
      .execute();
  const payout = async () => await payoutOf(market, tripUuid);
  const own = async () =>
    (await ask<PayoutAccountBody>(market, market.owner, 'GET', '/owner/payout-account')).body;

  it('is announced and waits for three days when a provider account replaces a bank account', async () => {
    await enter();
    await complete(await begin());
    // That of the bank account is of the same instant.
    const told = (await notices()).find(({ text }) => text.includes('instead of'));
    assert.match(told?.text ?? '', /go to your account with our payment provider instead of DE •••• 3000/);
    assert.match(told?.link ?? '', /confirm-account=/);
    assert.deepEqual(await payout(), ['scheduled', 'payout_account_changed']);
    assert.equal((await own()).held_until, '2026-11-26T09:30:00.000Z');
    market.setNow(threeDaysLater);
    assert.deepEqual(await payout(), ['sent', null]);
  });

  it('is announced and waits for nothing when a provider account is the first place', async () => {
    await complete(await begin());
    assert.deepEqual(
      (await notices()).map(({ title, link }) => [title, link]),
      [['Your bank account was added', null]],
    );
    assert.deepEqual(await payout(), ['sent', null]);
  });

  it('waits as long however a bank account that waits itself is replaced', async () => {
    await enter();
    await enter('PT50 0002 0123 1234 5678 9015 4');
    market.setNow('2026-11-25T09:30:00Z');
    await complete(await begin());
    market.setNow(threeDaysLater);
    assert.deepEqual(await payout(), ['scheduled', 'payout_account_changed']);
    market.setNow('2026-11-28T09:30:00Z');
    assert.deepEqual(await payout(), ['sent', null]);
  });

  it('stays the bank account, without an announcement, while onboarding is begun and not finished', async () => {
    await enter();
    const account = await begin();
    market.double.accounts.giveBankAccount(account);
    await tell(account, 'account.external_account.created', {});
    market.double.accounts.giveBankAccount(account);
    await tell(account, 'account.external_account.updated', {});
    assert.equal((await notices()).length, 1, 'of the first bank account');
    assert.equal((await own()).method, 'bank_file');
    assert.deepEqual(await payout(), ['sent', null]);
  });

  for (const type of ['account.updated', 'account.external_account.created'] as const) {
    it(`waits for nothing at first, and for three days once replaced, when Stripe says ${type} first`, async () => {
      const account = await begin();
      const types = ['account.updated', 'account.external_account.created'];
      const inOrder = type === 'account.updated' ? types : types.toReversed();
      market.double.accounts.complete(account);
      for (const each of inOrder) await tell(account, each, {});
      assert.equal((await notices()).length, 1);
      assert.equal((await own()).held_until, null);

      // Stripe asks for something more, and the bank account is another when it pays out again.
      const switchPayouts = (payouts_enabled: boolean) =>
        Object.assign(market.double.accounts.get(account), { payouts_enabled });
      switchPayouts(false);
      await tell(account, 'account.updated', {});
      market.double.accounts.giveBankAccount(account);
      for (const each of inOrder) await tell(account, each, {});
      switchPayouts(true);
      await tell(account, 'account.updated', {});
      assert.equal((await notices()).length, 2);
      assert.deepEqual(await payout(), ['scheduled', 'payout_account_changed']);
      market.setNow(threeDaysLater);
      assert.deepEqual(await payout(), ['sent', null]);
    });
  }

  it('is not announced when a bank account is entered to which nothing is paid', async () => {
    await complete(await begin());
    await enter();
    assert.equal((await notices()).length, 1, 'of the provider account');
    assert.equal((await own()).method, 'provider');
    assert.deepEqual(await payout(), ['sent', null]);
  });

  it('needs a sign-in of the last ten minutes before the provider’s page opens', async () => {
    const { identity_uid: uid, email } = market.owner.user;
    const headers = await headersOf(market, { uid, email, signedInAgo: 601 });
    for (const url of ['onboarding', 'test-onboarding']) {
      const answer = await market.app.inject({
        method: 'POST',
        url: `/owner/payout-account/${url}`,
        headers,
        ...(url === 'test-onboarding' ? { payload: { state: 'complete' } } : {}),
      });
      assert.equal(answer.json<{ code: string }>().code, 'RECENT_SIGN_IN_REQUIRED');
    }
  });

  it('is announced to the address that was confirmed when the present one is not', async () => {
    await enter();
    const account = await begin();
    const { uuid, email } = market.owner.user;
    const other = { email: `other-${email}` };
    await market.database.updateTable('users').set(other).where('uuid', '=', uuid).execute();
    await complete(account);
    const mailer = memoryMailer();
    await sendEmails({ ...market.deps, mailer });
    const mails = mailer.sent.filter(({ to }) => to.address === email);
    const texts = mails.map(({ updates }) => updates[0]?.text).join();
    assert.match(texts, /with our payment provider instead of DE •••• 3000/);
  });
});
