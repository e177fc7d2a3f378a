import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { TestApp } from '../../../testing/test-app.js';
import { startTestApp } from '../../../testing/test-app.js';
import { aCar } from '../../../testing/a-car.js';
import { aSignedInUser, headersOf, unconfirmed } from '../../../testing/a-user.js';
import { accessRules, type AccessRule } from '../../../testing/access-rules.js';
import { askVerification, aWaitingPerson } from '../../../testing/ask-verification.js';
import { callRoutes } from '../../../testing/call-route.js';

type Headers = Record<string, string>;

const startsHosting = 'POST /my/account/hosting';

/** Refusals at the door; whatever else a route answers, it let the caller in. */
const door = new Set([
  ...['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'PROFILE_REQUIRED'],
  ...['ACCOUNT_CLOSED', 'ROLE_NOT_ALLOWED', 'ACCOUNT_SUSPENDED', 'EMAIL_NOT_CONFIRMED'],
]);

/** What each kind of account may do. */
const permissionsOf = {
  customer: ['rent'],
  'hosting customer': ['rent', 'host'],
  car_owner: ['rent', 'host'],
  admin: ['administer'],
};
type Account = keyof typeof permissionsOf;
const accounts = Object.keys(permissionsOf) as Account[];
type Caller =
  | ('no token' | 'expired token' | 'no profile' | 'closed')
  | (Account | `suspended ${Account}` | `unconfirmed ${Account}`);
const callers: Caller[] = [
  ...(['no token', 'expired token', 'no profile', 'closed'] as const),
  ...accounts,
  ...accounts.map((account) => `suspended ${account}` as const),
  ...accounts.map((account) => `unconfirmed ${account}` as const),
];

/** The car of another person, in a list of one's own: taking away what is not in it has succeeded. */
const namesWhatAnyoneMaySee = new Set(['DELETE /my/favourites/{car_uuid}']);

describe('the access to every route', () => {
  let testApp: TestApp;
  let routes: Awaited<ReturnType<typeof callRoutes>>['routes'];
  let call: Awaited<ReturnType<typeof callRoutes>>['call'];
  let headers: Record<Caller, Headers>;
  /** What belongs to a person who is none of the callers. */
  let anothers: Record<string, string>;

  before(async () => {
    testApp = await startTestApp();
    ({ routes, call } = await callRoutes(testApp));
    // Gives its caller more than they have: after all others.
    routes.sort((one, other) => Number(one.name === startsHosting) - Number(other.name === startsHosting));
    const as = async (overrides: Parameters<typeof aSignedInUser>[1]) =>
      (await aSignedInUser(testApp, { user_verification: 'verified', ...overrides })).headers;
    const unconfirmedAs = async (overrides: Parameters<typeof aSignedInUser>[1]) => {
      const { user } = await aSignedInUser(testApp, { ...overrides, ...unconfirmed });
      return await headersOf(testApp, { uid: user.identity_uid, email: user.email, emailVerified: false });
    };
    const suspended = { account_status: 'suspended' } as const;
    const hosting = { role: 'customer', hosting_since: new Date() } as const;
    const expired = { uid: 'expired', email: 'expired@example.test', expiresIn: -60 };
    headers = {
      'no token': {},
      'expired token': { authorization: `Bearer ${await testApp.tokens.issue(expired)}` },
      'no profile': await headersOf(testApp, { uid: 'no-profile', email: 'no-profile@example.test' }),
      closed: await as({ account_status: 'closed' }),
      customer: await as({ role: 'customer' }),
      'hosting customer': await as(hosting),
      car_owner: await as({ role: 'car_owner' }),
      admin: await as({ role: 'admin' }),
      'suspended customer': await as({ role: 'customer', ...suspended }),
      'suspended hosting customer': await as({ ...hosting, ...suspended }),
      'suspended car_owner': await as({ role: 'car_owner', ...suspended }),
      'suspended admin': await as({ role: 'admin', ...suspended }),
      'unconfirmed customer': await unconfirmedAs({ role: 'customer' }),
      'unconfirmed hosting customer': await unconfirmedAs(hosting),
      'unconfirmed car_owner': await unconfirmedAs({ role: 'car_owner' }),
      'unconfirmed admin': await unconfirmedAs({ role: 'admin' }),
    };
    await as({ role: 'admin' });
    const stranger = await aWaitingPerson(testApp, { role: 'car_owner' });
    const { body } = await askVerification(testApp, stranger, 'GET', '/my/verification');
    anothers = {
      user_uuid: stranger.user.uuid,
      car_uuid: (await aCar(testApp, stranger.user.uuid, { verification: 'pending' })).uuid,
      document_uuid: body.documents[0]!.document_uuid,
      kind: 'selfie',
      key: 'a-key',
      file: '400.webp',
      provider: 'test',
    };
  });
  after(() => testApp.close());

  it('has a rule for each route', () => {
    const without = routes.map(({ name }) => name).filter((name) => accessRules[name] === undefined);
    assert.deepEqual(without, [], 'Say in testing/access-rules.ts who may call these.');
  });

  for (const caller of callers) {
    it(`is granted to ${caller} exactly as the table declares`, async () => {
      const wrong: string[] = [];
      for (const route of routes) {
        const rule = accessRules[route.name];
        if (rule === undefined) continue;
        const { status, code, isPrivate } = await call(route, headers[caller], anothers);
        const expected = refusalOf(rule, caller);
        const answered = door.has(code) ? code : undefined;
        if (answered !== expected) {
          wrong.push(
            `${route.name}: ${answered ?? `let in (${status} ${code})`}, not ${expected ?? 'let in'}`,
          );
        }
        if (status === 500) wrong.push(`${route.name}: failed`);
        if (!isPrivate) wrong.push(`${route.name}: may be kept by what is on the way`);
      }
      assert.deepEqual(wrong, []);
    });
  }

  it('is refused for data of other people to all but administrators', async () => {
    const open: string[] = [];
    for (const route of routes) {
      if (!route.path.includes('_uuid}') || namesWhatAnyoneMaySee.has(route.name)) continue;
      for (const caller of ['no token', 'customer', 'car_owner'] as const) {
        const { status } = await call(route, headers[caller], anothers);
        if (status < 400) open.push(`${route.name} for ${caller}: ${status}`);
      }
    }
    assert.deepEqual(open, []);
  });
});

/** With which code the door stays closed; undefined when it opens. */
function refusalOf(rule: AccessRule, caller: Caller): string | undefined {
  if (rule === 'everybody') return undefined;
  if (caller === 'no token') return 'TOKEN_MISSING';
  if (caller === 'expired token') return 'TOKEN_EXPIRED';
  if (rule === 'identity') return undefined;
  if (caller === 'no profile') return 'PROFILE_REQUIRED';
  if (caller === 'closed') return 'ACCOUNT_CLOSED';
  const isSuspended = caller.startsWith('suspended ');
  const account = caller.replace(/^(suspended|unconfirmed) /, '') as Account;
  if (!rule.permissions.some((one) => permissionsOf[account].includes(one))) return 'ROLE_NOT_ALLOWED';
  const isAdminOnly = rule.permissions.length === 1 && account === 'admin';
  if (isSuspended && (rule.isForActive || isAdminOnly)) return 'ACCOUNT_SUSPENDED';
  return rule.isForConfirmed === true && caller.startsWith('unconfirmed ')
    ? 'EMAIL_NOT_CONFIRMED'
    : undefined;
}
