import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { memoryMailer } from '../../../../testing/memory-mailer.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { deleteCasesOf, deleteOldCases } from './delete-old-cases.repository.js';
import type { CaseDetailsBody, CaseQueueBody } from './case.schemas.js';
import { sendCaseMail } from './send-case-mail.js';

let testApp: TestApp;
let now = new Date('2026-11-21T09:30:00Z');
const mailer = memoryMailer();
const visitor = {
  name: 'Vera Visitor',
  email: 'vera@example.test',
  topic: 'other',
  text: 'Do you rent vans?',
};

before(async () => {
  testApp = await startTestApp({ now: () => now, mailer });
});
after(() => testApp.close());

async function contact(body: object, key: string = randomUUID()) {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'idempotency-key': key },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<{ case_number: string; code: string }>() };
}

/** Sends the mails of all messages, as the jobs do, and answers those that went out. */
async function sendMails() {
  const waiting = await testApp.database.selectFrom('support_messages').select('uuid').execute();
  const before = mailer.sent.length;
  for (const { uuid } of waiting) await sendCaseMail(testApp.deps, uuid);
  return mailer.sent.slice(before);
}

const anAdmin = async () => await aSignedInUser(testApp, { role: 'admin' });
type Admin = Awaited<ReturnType<typeof anAdmin>>;
const queueOf = async (admin: Admin, query = '') =>
  (await ask<CaseQueueBody>(testApp, admin, 'GET', `/admin/cases${query}`)).body;
const findBy = async (admin: Admin, number: string, query = '') =>
  (await queueOf(admin, query)).cases.find(({ case_number }) => case_number === number);

describe('a support message', () => {
  it('opens one case for a visitor, sends a receipt without their words, and waits in the queue', async () => {
    const admin = await anAdmin();
    const key = randomUUID();
    const [first, again] = await Promise.all([contact(visitor, key), contact(visitor, key)]);
    assert.deepEqual([first.status, again.status], [201, 201]);
    assert.equal(first.body.case_number, again.body.case_number);
    assert.equal((await contact({ ...visitor, text: 'Another' }, key)).body.code, 'IDEMPOTENCY_KEY_REUSED');

    const mails = await sendMails();
    assert.deepEqual(
      mails.map(({ to, kind }) => ({ to, kind })),
      [{ to: { address: 'vera@example.test' }, kind: 'case_received' }],
    );
    assert.doesNotMatch(JSON.stringify(mails), /Vera |vans/);
    assert.deepEqual(await sendMails(), [], 'each mail goes out once');
    const waiting = await findBy(admin, first.body.case_number);
    assert.deepEqual(
      [waiting?.name, waiting?.status, waiting?.excerpt],
      ['Vera Visitor', 'open', visitor.text],
    );
    const { body } = await ask<{ administering: { queues: { cases: { waiting: number } } } }>(
      testApp,
      admin,
      'GET',
      '/my/home',
    );
    assert.equal(body.administering.queues.cases.waiting, 1);
  });

  it('is answered at a domain of other letters in its ASCII form', async () => {
    await contact({ ...visitor, email: 'vera@bücher.example' });

    const mails = await sendMails();
    assert.deepEqual(
      mails.map(({ to }) => to.address),
      ['vera@xn--bcher-kva.example'],
    );
    await testApp.database.deleteFrom('support_cases').where('email', 'like', 'vera@xn%').execute();
  });

  it('is refused with contact details for a name', async () => {
    const { status, body } = await contact({ ...visitor, name: 'Call +351 912 345 678' });
    assert.deepEqual([status, body.code], [422, 'VALUE_NOT_ALLOWED']);
  });

  it('is refused without a key, and after five a day for one address', async () => {
    const answer = await testApp.app.inject({ method: 'POST', url: '/contact', payload: visitor });
    assert.equal(answer.json<{ code: string }>().code, 'IDEMPOTENCY_KEY_REQUIRED');
    const flooded = { ...visitor, email: 'Flooded@example.test' };
    for (let sent = 0; sent < 5; sent += 1) assert.equal((await contact(flooded)).status, 201);
    assert.deepEqual(
      (await contact({ ...flooded, email: 'flooded@example.test' })).body.code,
      'TOO_MANY_REQUESTS',
    );
    await testApp.database.deleteFrom('support_cases').where('email', '=', 'Flooded@example.test').execute();
  });

  it('names only a trip of the member who writes it, and is answered alike when repeated', async () => {
    const [owner, customer, stranger] = [
      await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' }),
      await aSignedInUser(testApp, { role: 'customer', user_verification: 'verified' }),
      await aSignedInUser(testApp, { role: 'customer' }),
    ];
    const car = await aCar(testApp, owner.user.uuid);
    const { reservation_uuid } = await aBookedTrip(testApp, customer, car.uuid, '2026-12-01', '2026-12-04');
    const message = { topic: 'trip', text: 'The key does not turn.', reservation_uuid };
    assert.equal(
      (await ask(testApp, stranger, 'POST', '/my/cases', message)).body.code,
      'RESERVATION_NOT_FOUND',
    );
    const key = randomUUID();
    const send = async () =>
      await ask<{ case_number: string }>(testApp, customer, 'POST', '/my/cases', message, key);
    const [first, again] = [await send(), await send()];
    assert.deepEqual([first.status, again.body], [201, first.body]);
    assert.equal((await ask(testApp, owner, 'POST', '/my/cases', message)).status, 201);

    const admin = await anAdmin();
    const found = await findBy(admin, first.body.case_number, '?topic=trip');
    const { body } = await ask<CaseDetailsBody>(testApp, admin, 'GET', `/admin/cases/${found!.case_uuid}`);
    assert.equal(body.trip?.reservation_uuid, reservation_uuid);
    await deleteCasesOf(testApp.database, customer.user.uuid);
    assert.equal(await findBy(admin, first.body.case_number), undefined, 'it goes with the account');
  });
});

describe('a support case', () => {
  it('is assigned to one administrator, answered by mail, reopened by its sender, and deleted in the end', async () => {
    const [admin, other] = [await anAdmin(), await anAdmin()];
    const { case_number } = (await contact({ ...visitor, email: 'carl@example.test' })).body;
    const url = `/admin/cases/${(await findBy(admin, case_number))!.case_uuid}`;
    const act = async (by: Admin, path: string, body?: object, key?: string) =>
      await ask<CaseDetailsBody & { code: string }>(testApp, by, 'POST', `${url}/${path}`, body, key);
    await sendMails();

    assert.equal((await act(admin, 'claim')).status, 200);
    const seen = await ask<CaseDetailsBody>(testApp, admin, 'GET', url);
    const seen_message_uuid = seen.body.messages.at(-1)?.message_uuid;
    now = new Date(now.getTime() + 1_000);
    const again = { ...visitor, text: 'And a third one.', email: 'carl@example.test' };
    await contact({ ...again, case_uuid: seen.body.case_uuid });
    await sendMails();
    for (const [path, body] of [
      ['replies', { text: 'Two.', seen_message_uuid }],
      ['status', { status: 'closed', seen_message_uuid }],
    ] as const) {
      assert.equal((await act(admin, path, body)).body.code, 'CHANGED_MEANWHILE');
    }
    assert.equal((await act(other, 'replies', { text: 'Yes.' })).body.code, 'CLAIMED_BY_ANOTHER');
    const key = randomUUID();
    const answered = await act(admin, 'replies', { text: 'Yes, two.\nSee “Vans”.' }, key);
    assert.deepEqual([answered.status, answered.body.status, answered.body.claim], [200, 'answered', null]);
    assert.equal(
      (await act(admin, 'replies', { text: 'Yes, two.\nSee “Vans”.' }, key)).body.messages.length,
      3,
    );
    const [mail] = await sendMails();
    assert.deepEqual(mail?.to, { name: 'Vera Visitor', address: 'carl@example.test' });
    assert.match(mail.updates[0]?.text ?? '', /^Yes, two\.\nSee/);

    now = new Date(now.getTime() + 60_000);
    // The link in the mail leads back to the case: for its sender alone.
    const { case_uuid } = answered.body;
    const more = { ...visitor, text: 'Thanks!', case_uuid };
    assert.notEqual((await contact({ ...more, email: 'eve@example.test' })).body.case_number, case_number);
    assert.equal((await contact({ ...more, email: 'Carl@example.test' })).body.case_number, case_number);
    assert.equal((await findBy(admin, case_number))?.excerpt, 'Thanks!');

    assert.equal((await act(other, 'status', { status: 'closed' })).body.status, 'closed');
    assert.equal((await act(admin, 'replies', { text: 'Bye' })).body.code, 'MOVE_NOT_ALLOWED');
    assert.equal((await act(admin, 'status', { status: 'open' })).body.status, 'open');
    assert.equal((await act(admin, 'status', { status: 'closed' })).body.status, 'closed');
    const audit = await testApp.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_uuid', '=', case_uuid)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['opened', 'continued', 'answered', 'continued', 'closed', 'reopened', 'closed'].map(
        (move) => `case.${move}`,
      ),
    );
    assert.equal((await queueOf(admin, '?status=closed&query=carl')).cases.length, 1);
    const [answered2, open] = [await contact(visitor), await contact(visitor)];
    const answer2 = (await findBy(admin, answered2.body.case_number))!;
    await ask(testApp, admin, 'POST', `/admin/cases/${answer2.case_uuid}/replies`, { text: 'Yes.' });
    now = new Date(now.getTime() + 731 * 86_400_000);
    assert.equal(await deleteOldCases(testApp.database, now), 2);
    assert.equal((await findBy(admin, open.body.case_number))?.case_number, open.body.case_number);
    assert.equal(await findBy(admin, answered2.body.case_number), undefined);
    assert.equal((await act(admin, 'claim')).body.code, 'CASE_NOT_FOUND');
  });
});
