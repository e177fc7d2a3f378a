import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { AuditLogBody, UserDetailsBody, UsersListBody } from './administration.schemas.js';
import { makeAdmin, MakeAdminError } from './make-admin.js';

type Body = UserDetailsBody & UsersListBody & AuditLogBody & { code: string; fields: Record<string, string> };
type Person = Awaited<ReturnType<typeof aSignedInUser>>;

describe('the administration of users', () => {
  const now = new Date('2026-11-21T09:30:00Z');
  let testApp: TestApp;
  let ada: Person;
  before(async () => {
    testApp = await startTestApp({ now: () => now });
    ada = await aSignedInUser(testApp, { role: 'admin', fname: 'Ada', lname: 'Admin' });
  });
  after(() => testApp.close());

  async function ask(by: Person, method: 'GET' | 'POST', url: string, payload?: object) {
    const given = payload === undefined ? {} : { payload };
    const answer = await testApp.app.inject({ method, url, headers: by.headers, ...given });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }
  const change = (
    by: Person,
    { user }: Person,
    action: string,
    payload: object = { reason: 'For a test of it.' },
  ) => ask(by, 'POST', `/admin/users/${user.uuid}/${action}`, payload);

  it('finds people by name, address or phone, in any case and without accents', async () => {
    const wanted = await aSignedInUser(testApp, {
      fname: 'Núria',
      lname: 'O’Brien_100%',
      phone: '+34 600 1',
    });
    for (const query of ['nuria', 'O’BRIEN', 'nuria o’brien', '_100%', wanted.user.email, '+34 600 1']) {
      const { body } = await ask(ada, 'GET', `/admin/users?query=${encodeURIComponent(query)}`);
      assert.deepEqual(
        body.users.map(({ user_uuid }) => user_uuid),
        [wanted.user.uuid],
        query,
      );
    }
    for (const query of ['_10_', 'nuria nobody'])
      assert.deepEqual((await ask(ada, 'GET', `/admin/users?query=${query}`)).body.users, []);
  });

  it('finds people by what is typed of a name, an address or a number, in any spelling', async () => {
    const wanted = await aSignedInUser(testApp, {
      fname: 'Li\u00adna',
      lname: 'O’Shea-Łukasz',
      email: 'lena.shop+cars@mail.example.test',
      phone: '+49 (0)30 7654321',
    });
    const names = [
      'oshea',
      "O'Shea",
      'OSHEA LUKASZ',
      'O’Shea-Łukasz, Lina',
      'lina',
      'łukasz li\u200bna',
      'O´Shea',
    ];
    const emails = ['shop+cars@', 'lena.shop', 'lena shop', 'mail.example', 'cars@mail', 'ca le sh'];
    const phones = [
      '+49307654321',
      '030/7654321',
      '0049 30 7654321',
      '+49 (0)30-765 43 21',
      '7654321',
      '30765',
    ];
    for (const query of [...names, ...emails, ...phones]) {
      const { body } = await ask(ada, 'GET', `/admin/users?query=${encodeURIComponent(query)}`);
      assert.deepEqual(
        body.users.map(({ user_uuid }) => user_uuid),
        [wanted.user.uuid],
        query,
      );
    }
  });

  it('lists each person once across the pages of every order, whatever the filters', async () => {
    for (let index = 0; index < 7; index += 1) {
      const created_at = new Date(now.getTime() - (index % 3) * 1000);
      await aSignedInUser(testApp, { lname: `Page${index % 2}`, role: 'car_owner', created_at });
    }
    for (const sort of ['newest', 'oldest', 'name']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const url = `/admin/users?sort=${sort}&role=car_owner&query=page&limit=2${cursor}`;
        const { body } = await ask(ada, 'GET', url);
        seen.push(...body.users.map(({ user_uuid }) => user_uuid));
        cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
      } while (cursor !== '');
      assert.deepEqual([seen.length, new Set(seen).size], [7, 7], sort);
    }
    assert.equal((await ask(ada, 'GET', '/admin/users?cursor=bm9uc2Vuc2U')).status, 400);
  });

  it('suspends and reactivates with a recorded reason', async () => {
    const person = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const car = await aCar(testApp, person.user.uuid);
    assert.equal((await change(ada, person, 'suspend', { reason: ' no ' })).status, 422);
    const reason = 'Two fines were never paid.';
    const { body } = await change(ada, person, 'suspend', { reason });
    assert.deepEqual([body.account_status, body.status_reason], ['suspended', reason]);
    assert.deepEqual(body.can, ['reactivate']);
    const isPublic = async () =>
      (
        await testApp.database
          .selectFrom('cars')
          .select('is_public')
          .where('uuid', '=', car.uuid)
          .executeTakeFirstOrThrow()
      ).is_public;
    assert.equal(await isPublic(), false);
    assert.equal((await change(ada, person, 'suspend')).body.code, 'MOVE_NOT_ALLOWED');
    const back = await change(ada, person, 'reactivate');
    assert.deepEqual(
      [back.body.account_status, back.body.status_reason, await isPublic()],
      ['active', null, true],
    );

    const log = await ask(ada, 'GET', `/admin/users/${person.user.uuid}/audit-log?limit=1`);
    assert.deepEqual(
      [log.body.entries[0]!.action, log.body.entries[0]!.by_name],
      ['user.reactivated', 'Ada Admin'],
    );
    const next = await ask(
      ada,
      'GET',
      `/admin/users/${person.user.uuid}/audit-log?limit=1&cursor=${log.body.next_cursor}`,
    );
    assert.deepEqual(
      [next.body.entries[0]!.action, next.body.entries[0]!.reason],
      ['user.suspended', reason],
    );
  });

  it('shows the cars and trips of a person', async () => {
    const owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const { uuid } = await aCar(testApp, owner.user.uuid);
    const { body } = await ask(ada, 'GET', `/admin/users/${owner.user.uuid}`);
    assert.deepEqual(
      body.cars.map(({ car_uuid, name }) => [car_uuid, name]),
      [[uuid, 'Fiat 500']],
    );
    assert.deepEqual([body.is_me, body.trips], [false, { as_customer: 0, as_owner: 0, open: 0 }]);
    assert.equal((await ask(ada, 'GET', '/admin/users/nobody')).body.code, 'USER_NOT_FOUND');
    assert.equal((await ask(owner, 'GET', '/admin/users')).body.code, 'ROLE_NOT_ALLOWED');
  });

  it('lets no administrator change themselves, and keeps the last one', async () => {
    assert.equal((await change(ada, ada, 'suspend')).body.code, 'OWN_ACCOUNT');
    const demoted = await change(ada, ada, 'role', { role: 'customer', reason: 'I am tired of it.' });
    assert.equal(demoted.body.code, 'OWN_ACCOUNT');

    const ben = await aSignedInUser(testApp, { role: 'admin' });
    const answers = await Promise.all([change(ada, ben, 'suspend'), change(ben, ada, 'suspend')]);
    assert.deepEqual(
      answers.map(({ status }) => status).sort(),
      [200, 403],
      'one was suspended while they waited',
    );
    const admins = await testApp.database
      .selectFrom('users')
      .select('uuid')
      .where('role', '=', 'admin')
      .where('account_status', '=', 'active')
      .execute();
    assert.equal(admins.length, 1);
    ada = admins[0]!.uuid === ada.user.uuid ? ada : ben;
  });

  it('changes the role of people without cars or trips to administrator and back', async () => {
    const person = await aSignedInUser(testApp);
    const made = await change(ada, person, 'role', { role: 'admin', reason: 'She helps us from now on.' });
    assert.deepEqual([made.body.role, made.body.can], ['admin', ['suspend', 'end_admin']]);
    assert.equal((await ask(person, 'GET', '/admin/users')).status, 200);
    const ended = await change(ada, person, 'role', { role: 'customer', reason: 'She has left the team.' });
    assert.equal(ended.body.role, 'customer');

    const owner = await aSignedInUser(testApp, { role: 'car_owner' });
    await aCar(testApp, owner.user.uuid);
    const refused = await change(ada, owner, 'role', { role: 'admin', reason: 'She helps us from now on.' });
    assert.equal(refused.body.code, 'OPEN_TRIPS');
  });

  it('appoints the first administrator among registered people by a command', async () => {
    const deps = { ...testApp.deps, now: () => now };
    const person = await aSignedInUser(testApp, { email: 'first@example.test' });
    await makeAdmin(deps, 'First@Example.test');
    assert.equal((await ask(person, 'GET', '/admin/users')).status, 200);
    await assert.rejects(makeAdmin(deps, 'nobody@example.test'), MakeAdminError);
    await aSignedInUser(testApp, { email: 'closed@example.test', account_status: 'closed' });
    await assert.rejects(makeAdmin(deps, 'closed@example.test'), /is closed/);
  });
});
