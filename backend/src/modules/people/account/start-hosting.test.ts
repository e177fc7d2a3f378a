import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCarToList } from '../../../../testing/a-car.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { Person } from '../../../../testing/ask-verification.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { expireDocuments } from '../verification/expire-documents.js';

/** What these routes answer, each some of it. */
interface Answer {
  user: object;
  role: string;
  permissions: string[];
  required: string[];
  user_verification: string;
  renting: object | null;
  hosting: object | null;
}

describe('a customer who starts hosting', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({ now: () => new Date('2026-11-21T09:30:00Z') });
  });
  after(() => testApp.close());

  async function ask(by: Person, method: 'GET' | 'POST', url: string, payload?: object) {
    const given = payload === undefined ? {} : { payload };
    const answer = await testApp.app.inject({ method, url, headers: by.headers, ...given });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  }
  const start = (by: Person) => ask(by, 'POST', '/my/account/hosting');
  const logIn = async (by: Person) => (await ask(by, 'POST', '/login', { email: by.user.email })).body.user;

  it('lists cars with the same account, and stays what they registered as', async () => {
    const person = await aSignedInUser(testApp);
    const { uuid, email, lname, account_status } = person.user;
    const registered = { uuid, email, role: 'customer', lname, account_status };
    assert.deepEqual(await logIn(person), registered);
    assert.equal((await ask(person, 'POST', '/cars', aCarToList())).status, 403);

    const { status, body } = await start(person);

    assert.deepEqual([status, body.role, body.permissions], [200, 'customer', ['rent', 'host']]);
    assert.deepEqual(await logIn(person), { ...registered, permissions: ['rent', 'host'] });
    assert.equal((await ask(person, 'POST', '/cars', aCarToList())).status, 201);
    const home = (await ask(person, 'GET', '/my/home')).body;
    assert.deepEqual([home.renting === null, home.hosting === null], [false, false]);
  });

  it('is asked for no driving licence until they rent', async () => {
    const person = await aSignedInUser(testApp);
    const required = async () => (await ask(person, 'GET', '/my/verification')).body.required;
    assert.ok((await required()).includes('licence_front'));
    await start(person);
    assert.deepEqual(await required(), ['identity', 'selfie']);
  });

  it('stays verified as an owner when the licence runs out', async () => {
    const licence = { user_verification: 'verified', licence_expires_on: '2026-11-20' } as const;
    const [host, driver] = [await aSignedInUser(testApp, licence), await aSignedInUser(testApp, licence)];
    await start(host);
    await expireDocuments(testApp.deps);
    const statusOf = async (person: Person) =>
      (await ask(person, 'GET', '/my/account')).body.user_verification;
    assert.deepEqual([await statusOf(host), await statusOf(driver)], ['verified', 'expired']);
  });

  it('has done so once, however often it is asked for', async () => {
    const person = await aSignedInUser(testApp);
    await Promise.all([start(person), start(person), start(person)]);
    const rows = await testApp.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_uuid', '=', person.user.uuid)
      .execute();
    assert.deepEqual(rows, [{ action: 'user.hosting_started' }]);
  });

  it('is an owner already, and nothing changes', async () => {
    const owner = await aSignedInUser(testApp, { role: 'car_owner' });
    assert.deepEqual((await start(owner)).body.permissions, ['rent', 'host']);
    assert.ok(!('permissions' in (await logIn(owner))));
  });
});
