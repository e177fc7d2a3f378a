import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { askVerification, aWaitingPerson, type Person } from '../../../../testing/ask-verification.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('a link for the phone', () => {
  let testApp: TestApp;
  let now = new Date('2026-11-21T09:30:00Z');
  let person: Person;
  before(async () => {
    testApp = await startTestApp({ now: () => now });
  });
  after(() => testApp.close());

  const link = async (kind = 'identity') => {
    now = new Date('2026-11-21T09:30:00Z');
    person = await aSignedInUser(testApp);
    const url = `/my/verification/documents/${kind}/phone-link`;
    const { body } = await askVerification(testApp, person, 'POST', url);
    return body.url.split('/phone-upload/')[1] ?? '';
  };
  const read = async (token: string) => {
    const answer = await testApp.app.inject({ url: `/phone-uploads/${token}` });
    return { status: answer.statusCode, body: answer.json<{ code: string; kind: string }>() };
  };
  const upload = async (token: string, bytes?: Uint8Array) => {
    const form = aForm(bytes ?? (await aPhoto({ width: 700, height: 440 })), {
      name: 'camera.jpg',
      field: 'document',
    });
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/phone-uploads/${token}`,
      headers: form.headers,
      payload: form.payload,
    });
    return { status: answer.statusCode, body: answer.json<{ code: string; kind: string }>() };
  };
  const documents = async () =>
    (await askVerification(testApp, person, 'GET', '/my/verification')).body.documents.map(
      ({ kind }) => kind,
    );

  it('uploads the named document of its person once, and writes it down', async () => {
    const token = await link();
    assert.deepEqual([(await read(token)).status, (await read(token)).body.kind], [200, 'identity']);
    assert.deepEqual([(await upload(token)).status, await documents()], [201, ['identity']]);
    const again = await upload(token);
    assert.deepEqual([again.status, again.body.code], [409, 'UPLOAD_LINK_USED']);
    assert.equal((await read(token)).body.code, 'UPLOAD_LINK_USED');
    const log = await testApp.database
      .selectFrom('audit_log')
      .select(['action', 'actor_uuid'])
      .where('subject_uuid', '=', person.user.uuid)
      .execute();
    for (const action of ['user.phone_link_made', 'user.document_sent_by_phone']) {
      assert.ok(log.some((row) => row.action === action && row.actor_uuid === person.user.uuid));
    }
  });

  it('takes one of several pictures that arrive at the same moment', async () => {
    const token = await link('selfie');
    const answers = await Promise.all([upload(token), upload(token), upload(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  });

  it('stays open when its picture is refused', async () => {
    const token = await link();
    const refused = await upload(token, new TextEncoder().encode('no picture at all'));
    assert.equal(refused.body.code, 'DOCUMENT_TYPE_NOT_ALLOWED');
    assert.equal((await upload(token)).status, 201);
  });

  it('is refused after 15 minutes, and when no one made it', async () => {
    const token = await link();
    now = new Date('2026-11-21T09:45:00Z');
    const expired = await upload(token);
    assert.deepEqual([expired.status, expired.body.code], [409, 'UPLOAD_LINK_EXPIRED']);
    assert.deepEqual(await documents(), []);
    assert.equal((await read('guess')).body.code, 'UPLOAD_LINK_NOT_FOUND');
  });

  it('is open beside four others of its person; the next one ends the oldest', async () => {
    const oldest = await link();
    const url = '/my/verification/documents/selfie/phone-link';
    const opened = async () => {
      now = new Date(now.getTime() + 1000);
      return (await askVerification(testApp, person, 'POST', url)).body.url.split('/phone-upload/')[1] ?? '';
    };
    const others = [await opened(), await opened(), await opened(), await opened()];
    assert.equal((await read(oldest)).status, 200);
    const newest = await opened();
    const codes = [];
    for (const token of [oldest, ...others, newest]) {
      const { status, body } = await read(token);
      codes.push(status === 200 ? 'open' : body.code);
    }
    assert.deepEqual(codes, ['UPLOAD_LINK_EXPIRED', ...Array<string>(5).fill('open')]);
  });

  it('is stored as a hash alone', async () => {
    const token = await link();
    const rows = await testApp.database.selectFrom('phone_uploads').selectAll().execute();
    assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(token));
  });

  it('is refused to who waits for a decision', async () => {
    const waiting = await aWaitingPerson(testApp);
    const url = '/my/verification/documents/identity/phone-link';
    assert.equal((await askVerification(testApp, waiting, 'POST', url)).body.code, 'MOVE_NOT_ALLOWED');
  });
});
