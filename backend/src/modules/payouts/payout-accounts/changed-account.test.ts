import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser, headersOf } from '../../../../testing/a-user.js';
import { linesOf, makeBankFile } from '../../../../testing/bank-files.js';
import { payoutOf } from '../../../../testing/payout-of.js';
import { payOut } from '../payouts/pay-out.js';
import { schedulePayouts } from '../payouts/schedule-payouts.js';
import { isNameOf } from './changed-account.js';

const start = '2026-11-21T09:30:00Z';
const first = 'DE89 3704 0044 0532 0130 00';
const second = 'PT50 0002 0123 1234 5678 9015 4';

describe('a changed bank account', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(async () => {
    market.setNow(start);
    await market.database.deleteFrom('bank_accounts').execute();
    await market.database.deleteFrom('notifications').execute();
  });
  after(() => market.close());

  const enter = async (iban: string, holder = 'Oscar Customer') => {
    const answer = await ask(market, market.owner, 'PUT', '/owner/bank-account', { holder, iban });
    assert.equal(answer.status, 200);
  };
  let month = 1;
  /** A trip that is over, its payout due on 23 November. */
  const aFinishedTrip = async () => {
    const car = await market.car();
    const days = [`2027-0${month}-02`, `2027-0${month}-05`] as const;
    month += 1;
    const { reservation_uuid: uuid } = await aBookedTrip(market, market.customer, car.uuid, ...days);
    const done = { status: 'completed', updated_at: new Date(start) } as const;
    await market.database.updateTable('reservations').set(done).where('uuid', '=', uuid).execute();
    await schedulePayouts(market.deps);
    return uuid;
  };
  const notices = async (userUuid: string) =>
    await market.database
      .selectFrom('notifications')
      .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
      .select(['title', 'text'])
      .where('user_uuid', '=', userUuid)
      .where('kind', '=', 'payout_account_changed')
      .orderBy('notifications.created_at')
      .execute();

  it('is announced to its owner at once by bell and mail, with both accounts masked', async () => {
    await enter(first);
    market.setNow('2026-11-21T09:40:00Z');
    await enter(second);
    const [added, changed] = await notices(market.owner.user.uuid);
    assert.equal(added?.text.split('.')[0], 'Payouts now go to DE •••• 3000');
    const sentences =
      'Payouts now go to PT •••• 0154 instead of DE •••• 3000. For your safety, nothing is paid to it before 24 November 2026, unless you open the link in our email and confirm it. If this wasn’t you, change your password and contact us at once.';
    assert.deepEqual([changed?.title, changed?.text], ['Your bank account was changed', sentences]);
  });

  it('is paid to three days after the change, and a first account at once', async () => {
    await enter(first);
    const uuid = await aFinishedTrip();
    market.setNow('2026-11-22T09:30:00Z');
    await enter(second);
    market.setNow('2026-11-25T09:29:59Z');
    assert.deepEqual(await payoutOf(market, uuid), ['scheduled', 'payout_account_changed']);
    market.setNow('2026-11-25T09:30:00Z');
    assert.deepEqual(await payoutOf(market, uuid), ['sent', null]);
    const { bank_file_uuid: file } = (await makeBankFile(market)).body;
    assert.match((await linesOf(market, file)).join(), /PT50000201231234567890154/);
  });

  it('is paid to at once when its owner confirms it with the link that only the mail has', async () => {
    await enter(first);
    const uuid = await aFinishedTrip();
    market.setNow('2026-11-23T09:30:00Z');
    await enter(second);
    const linksOf = async () =>
      await market.database
        .selectFrom('notifications')
        .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
        .select(['notifications.link as shown', 'notification_emails.link as mailed'])
        .where('user_uuid', '=', market.owner.user.uuid)
        .where('kind', '=', 'payout_account_changed')
        .where('notification_emails.link', 'is not', null)
        .executeTakeFirstOrThrow();
    const { shown, mailed } = await linksOf();
    assert.equal(shown, '/dashboard/reservations/income');
    const confirmation = /\?confirm-account=([\w-]{32})$/.exec(mailed ?? '')?.[1] ?? '';
    const confirm = (who: Marketplace['owner'], said: string) =>
      ask<{ code?: string; held_until?: string | null }>(
        ...([market, who, 'POST', '/owner/payout-account/confirmation', { confirmation: said }] as const),
      );
    const other = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    for (const [who, said] of [
      [market.owner, 'guessed'],
      [other, confirmation],
    ] as const) {
      assert.equal((await confirm(who, said)).body.code, 'MOVE_NOT_ALLOWED');
    }
    assert.deepEqual(await payoutOf(market, uuid), ['scheduled', 'payout_account_changed']);
    assert.deepEqual((await confirm(market.owner, confirmation)).body.held_until, null);
    assert.deepEqual(await payoutOf(market, uuid), ['sent', null]);
    assert.equal((await confirm(market.owner, confirmation)).status, 409, 'works once');
    const { bank_file_uuid: file } = (await makeBankFile(market)).body;
    assert.match((await linesOf(market, file)).join(), /PT50000201231234567890154/);
  });

  it('leaves a planned transfer with the account that it was planned with', async () => {
    await enter(first);
    const uuid = await aFinishedTrip();
    market.setNow('2026-11-23T09:30:00Z');
    await payOut(market.deps);
    assert.deepEqual(await payoutOf(market, uuid), ['sent', null]);
    await enter(second, 'Mallory Other');
    const { bank_file_uuid: file } = (await makeBankFile(market)).body;
    const lines = (await linesOf(market, file)).join();
    assert.match(lines, /"Oscar Customer","DE89370400440532013000"/);
    assert.doesNotMatch(lines, /PT50|Mallory/);
  });

  it('is announced to administrators when its holder is another person', async () => {
    await enter(first, 'Customer, Öscar');
    assert.deepEqual(await notices(market.admin.user.uuid), []);
    await enter(second, 'Mallory Other');
    const [notice] = await notices(market.admin.user.uuid);
    assert.match(notice?.text ?? '', /held by “Mallory Other”/);
  });

  it('needs a sign-in of the last ten minutes', async () => {
    const { identity_uid: uid, email } = market.owner.user;
    const change = async (signedInAgo: number) => {
      const headers = await headersOf(market, { uid, email, signedInAgo });
      const payload = { holder: 'Oscar Customer', iban: first };
      return await market.app.inject({ method: 'PUT', url: '/owner/bank-account', headers, payload });
    };
    const late = await change(601);
    assert.deepEqual([late.statusCode, late.json<{ code: string }>().code], [403, 'RECENT_SIGN_IN_REQUIRED']);
    assert.deepEqual(await market.database.selectFrom('bank_accounts').selectAll().execute(), []);
    assert.equal((await change(540)).statusCode, 200);
  });

  it('does not wait when the same account is entered again', async () => {
    await enter(first);
    const uuid = await aFinishedTrip();
    await enter(first);
    assert.equal((await notices(market.owner.user.uuid)).length, 1);
    market.setNow('2026-11-23T09:30:00Z');
    assert.deepEqual(await payoutOf(market, uuid), ['sent', null]);
  });
});

describe('an account holder', () => {
  for (const [holder, names, isTheirs] of [
    ['Ada Lovelace', ['Ada Lovelace'], true],
    ['LOVELACE ADA', ['Ada Lovelace'], true],
    ['Dr. José María Núñez', ['Jose Maria Nunez'], true],
    ['Ada King', ['Ada Lovelace'], false],
    ['Lovelace Cars GmbH', ['Ada Lovelace', 'Lovelace Cars GmbH'], true],
    ['Anyone', [' ', ''], false],
  ] as const) {
    it(`${holder} ${isTheirs ? 'is' : 'is not'} one of ${names.join(' and ')}`, () => {
      assert.equal(isNameOf(holder, names), isTheirs);
    });
  }
});
