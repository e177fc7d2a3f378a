import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aPhoto } from '../../../../testing/a-photo.js';
import { aRegistration, aUser, unconfirmed } from '../../../../testing/a-user.js';
import { uploadDocument } from '../../../../testing/ask-verification.js';
import { memoryDocumentStorage } from '../../../../testing/memory-document-storage.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { testBankDetails } from '../../../../testing/test-bank-details.js';
import type { TokenContent } from '../../../../testing/token-issuer.js';
import { findPayoutAccount } from '../../payouts/payout-accounts/payout-accounts.repository.js';
import { findUserByIdentity } from './users.repository.js';

type Session = Pick<TokenContent, 'emailVerified' | 'issuedAgo' | 'signedInAgo'> & {
  by?: 'password' | 'google.com' | 'apple.com';
  email?: string;
};

/** A stranger signed in an hour ago with an address that they never proved. */
const strangers: Session = { emailVerified: false, issuedAgo: 3000, signedInAgo: 3000 };
/** The same session, whose token the identity service renewed since the address was proved. */
const refreshed: Session = { emailVerified: true, issuedAgo: 0, signedInAgo: 3000 };
/** The holder of the address, who has just signed in. */
const holders: Session = { emailVerified: true, issuedAgo: 60, signedInAgo: 60 };

describe('an account that a stranger prepared for the holder of an address', () => {
  const documentStorage = memoryDocumentStorage();
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({ documentStorage });
  });
  after(() => testApp.close());

  const clientOf = (uid: string, itsEmail: string) => {
    const headersOf = async ({ by = 'password', email = itsEmail, ...session }: Session) => {
      const claims = { firebase: { sign_in_provider: by } };
      return { authorization: `Bearer ${await testApp.tokens.issue({ uid, email, claims, ...session })}` };
    };
    const ask = async (session: Session, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
      const given = payload === undefined ? {} : { payload };
      const answer = await testApp.app.inject({ method, url, headers: await headersOf(session), ...given });
      return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
    };
    const logIn = (session: Session) => ask(session, 'POST', '/login', { email: session.email ?? itsEmail });
    const row = async () => (await findUserByIdentity(testApp.database, uid))!;
    return { ask, logIn, row, headersOf };
  };

  /** Signs up with another's address and enters whatever there is to enter; what now waits for a confirmation, as before. */
  async function aPreparedAccount(name: string) {
    const email = `${name}@example.test`;
    const client = clientOf(name, email);
    const registration = {
      ...aRegistration({ email, role: 'car_owner' }),
      fname: 'Stranger',
      lname: 'Strange',
    };
    assert.equal((await client.ask(strangers, 'POST', '/register', registration)).status, 201);
    const { uuid } = await client.row();
    const { database } = testApp;
    await aCar(testApp, uuid, { verification: 'draft' });
    const at = new Date();
    const account = { owner_uuid: uuid, updated_at: at };
    await database
      .insertInto('bank_accounts')
      .values({
        ...account,
        iban_sealed: testBankDetails.seal('DE89370400440532013000', uuid),
        holder: 'Stranger',
        iban_last4: '3000',
        country_code: 'DE',
      })
      .execute();
    const connected = {
      provider: 'test',
      ref: `test_account_${uuid}`,
      payouts_enabled: true,
      created_at: at,
    };
    await database
      .insertInto('payout_accounts')
      .values({ ...account, ...connected })
      .execute();
    const card = { provider: 'test', ref: 'card', brand: 'visa', last4: '4242', saved_at: at };
    await database
      .insertInto('saved_cards')
      .values({ user_uuid: uuid, ...card })
      .execute();
    const template = { name: 'Key', text: 'Under the mat', schedule: null, created_at: at };
    await database
      .insertInto('message_templates')
      .values({ user_uuid: uuid, ...template })
      .execute();
    const stranger = { user: await client.row(), headers: await client.headersOf(strangers) };
    const sent = await uploadDocument(testApp, stranger, 'selfie', await aPhoto({ width: 900, height: 600 }));
    assert.equal(sent.status, 201);
    return { ...client, email, uuid };
  }

  /** How many rows of each kind are left of what was entered. */
  async function leftOf(uuid: string) {
    const { database } = testApp;
    const left: Record<string, number> = {};
    for (const table of ['bank_accounts', 'payout_accounts', 'cars'] as const) {
      const rows = await database
        .selectFrom(table)
        .select('owner_uuid')
        .where('owner_uuid', '=', uuid)
        .execute();
      left[table] = rows.length;
    }
    const ofUsers = [
      'saved_cards',
      'message_templates',
      'documents',
      'user_verifications',
      'terms_agreements',
    ];
    for (const table of ofUsers as 'documents'[]) {
      const rows = await database
        .selectFrom(table)
        .select('user_uuid')
        .where('user_uuid', '=', uuid)
        .execute();
      left[table] = rows.length;
    }
    return left;
  }
  const nothing = {
    bank_accounts: 0,
    payout_accounts: 0,
    cars: 0,
    saved_cards: 0,
    message_templates: 0,
    documents: 0,
    user_verifications: 0,
    terms_agreements: 0,
  };

  const ways: [string, Session][] = [
    ['by the link in the mail, and a new sign-in', holders],
    ['by a reset of the password', { ...holders, by: 'password' }],
    ['by Google as a second provider', { ...holders, by: 'google.com' }],
    [
      'by Apple, with an address that it relays',
      { ...holders, by: 'apple.com', email: 'x1@relay.example.test' },
    ],
    ['by a change to another address', { ...holders, email: 'changed@example.test' }],
  ];
  for (const [way, session] of ways) {
    it(`has nothing of the stranger's once the address is proved ${way}`, async () => {
      const { uuid, row, logIn, ask } = await aPreparedAccount(
        `prepared-${String(ways.findIndex(([one]) => one === way))}`,
      );
      assert.ok(Object.values(await leftOf(uuid)).every((rows) => rows > 0));

      const { status, body } = await logIn(session);

      assert.deepEqual([status, body.code], [403, 'PROFILE_REQUIRED']);
      const { fname, lname, phone, phone_e164, street, role, hosting_since, ...after } = await row();
      assert.deepEqual([fname, lname, phone, phone_e164, street], ['', '', '', null, '']);
      assert.deepEqual(
        [after.uuid, role, hosting_since, after.confirmed_email],
        [uuid, 'customer', null, after.email],
      );
      assert.deepEqual(await leftOf(uuid), nothing);
      assert.equal(documentStorage.files.size, 0);
      assert.equal((await ask(session, 'GET', '/my/account')).body.code, 'PROFILE_REQUIRED');
    });
  }

  it('refuses every session from before, its refreshed tokens too', async () => {
    const { ask, logIn, email } = await aPreparedAccount('old-sessions');
    await logIn(holders);
    for (const session of [strangers, refreshed, { ...strangers, emailVerified: true }]) {
      const registration = aRegistration({ email });
      for (const { status, body } of [
        await ask(session, 'GET', '/my/account'),
        await ask(session, 'POST', '/register', registration),
        await logIn(session),
      ]) {
        assert.deepEqual([status, body.code], [401, 'SESSION_ENDED']);
      }
    }
  });

  it('ends the session whose refreshed token proves the address', async () => {
    const { ask, logIn, uuid } = await aPreparedAccount('own-link');
    const { status, body } = await ask(refreshed, 'GET', '/my/account');
    assert.deepEqual([status, body.code], [401, 'SESSION_ENDED']);
    assert.equal(body.message, 'Your address is confirmed. Sign in to continue.');
    assert.deepEqual(await leftOf(uuid), nothing);
    assert.equal((await logIn({ ...holders, issuedAgo: 0, signedInAgo: 0 })).body.code, 'PROFILE_REQUIRED');
  });

  it('becomes a visitor on public pages', async () => {
    const { ask, row } = await aPreparedAccount('visitor');
    const car = await aCar(testApp, (await row()).uuid, { verification: 'approved', listing: 'paused' });
    assert.equal((await ask(strangers, 'GET', `/cars/${car.uuid}`)).status, 200);
    await ask(holders, 'GET', '/my/account');
    assert.equal((await ask(strangers, 'GET', `/cars/${car.uuid}`)).status, 404);
  });

  it('is filled by the holder with the same call as a new one, and goes on under the same id', async () => {
    const { ask, logIn, row, uuid, email } = await aPreparedAccount('filled');
    await logIn(holders);
    const given = { fname: 'Vera', lname: 'Holder', email, phone: '+351 912 345 678' };
    const { status, body } = await ask(holders, 'POST', '/register/customer', given);
    assert.deepEqual([status, body.user.uuid, body.user.role], [201, uuid, 'customer']);
    assert.deepEqual([(await row()).fname, (await row()).phone_e164], ['Vera', '+351912345678']);
    assert.equal((await leftOf(uuid))['terms_agreements'], 2);
    assert.equal((await logIn(holders)).status, 200);
    assert.equal((await ask(holders, 'POST', '/register/customer', given)).body.code, 'ALREADY_REGISTERED');
  });

  it('hosts again when its holder says so, with an account of their own at the provider', async () => {
    const { ask, logIn, uuid, email } = await aPreparedAccount('hosts-again');
    await logIn(holders);
    const { fname, lname, phone } = aRegistration();
    await ask(holders, 'POST', '/register/customer', { fname, lname, phone, email });
    const onboarding = '/owner/payout-account/onboarding';
    assert.equal((await ask(holders, 'POST', onboarding)).body.code, 'ROLE_NOT_ALLOWED');
    const { status, body } = await ask(holders, 'POST', '/my/account/hosting');
    assert.deepEqual([status, body.permissions], [200, ['rent', 'host']]);
    assert.equal((await ask(holders, 'POST', onboarding)).status, 200);
    const account = await findPayoutAccount(testApp.database, uuid);
    assert.notEqual(account?.ref, `test_account_${uuid}`);
    assert.equal(account?.payouts_enabled, false);
  });

  it('is erased once by requests that come together', async () => {
    const { ask, logIn, uuid } = await aPreparedAccount('at-once');
    await Promise.all([logIn(holders), ask(holders, 'GET', '/my/account'), logIn(holders)]);
    const actions = await testApp.database
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject_uuid', '=', uuid)
      .where('action', '=', 'user.email_confirmed')
      .execute();
    assert.deepEqual(actions, [{ action: 'user.email_confirmed', after: { erased: true } }]);
  });

  it('stays an administrator’s, who is asked for a name', async () => {
    const admin = await aUser(testApp, { role: 'admin', ...unconfirmed });
    const { logIn, ask, row } = clientOf(admin.identity_uid, admin.email);
    await logIn(holders);
    const { fname, lname, email, phone } = aRegistration({ email: admin.email });
    await ask(holders, 'POST', '/register/customer', { fname, lname, email, phone });
    assert.deepEqual([(await row()).role, (await row()).fname], ['admin', fname]);
  });
});

describe('an account whose address was proved', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(() => testApp.close());

  it('keeps what a registration with a proved address entered', async () => {
    const registration = aRegistration();
    const content = { uid: 'google-newcomer', email: registration.email };
    const headers = { authorization: `Bearer ${await testApp.tokens.issue(content)}` };
    const post = (url: string, payload: object) =>
      testApp.app.inject({ method: 'POST', url, headers, payload });
    assert.equal((await post('/register', registration)).statusCode, 201);
    assert.equal((await post('/login', { email: registration.email })).statusCode, 200);
  });

  it('keeps everything when it changes its address, and ends the sessions before', async () => {
    const user = await aUser(testApp, { role: 'car_owner' });
    const uid = user.identity_uid;
    const logIn = async (email: string, session: Session) => {
      const token = await testApp.tokens.issue({ uid, email, ...session });
      const headers = { authorization: `Bearer ${token}` };
      const answer = await testApp.app.inject({ method: 'POST', url: '/login', headers, payload: { email } });
      return { status: answer.statusCode, code: answer.json().code };
    };
    const before = { issuedAgo: 600, signedInAgo: 600 };
    assert.equal((await logIn(user.email, before)).status, 200);
    assert.equal((await logIn('moved@example.test', holders)).status, 200);
    const { fname, phone, role, email } = (await findUserByIdentity(testApp.database, uid))!;
    assert.deepEqual(
      [fname, phone, role, email],
      [user.fname, user.phone, 'car_owner', 'moved@example.test'],
    );
    assert.deepEqual(await logIn(user.email, before), { status: 401, code: 'SESSION_ENDED' });
    const renewed = { issuedAgo: 0, signedInAgo: 600 };
    assert.deepEqual(await logIn('moved@example.test', renewed), { status: 401, code: 'SESSION_ENDED' });
    assert.equal((await logIn('moved@example.test', holders)).status, 200);
  });
});
