import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { aPdf } from '../../../../testing/a-document.js';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import {
  askVerification,
  aWaitingPerson,
  uploadDocument,
  type Person,
} from '../../../../testing/ask-verification.js';
import { memoryDocumentStorage } from '../../../../testing/memory-document-storage.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

describe('an uploaded document', () => {
  const documentStorage = memoryDocumentStorage();
  let now = new Date('2026-11-21T09:30:00Z');
  let testApp: TestApp;
  let ada: Person;
  let picture: Buffer;

  before(async () => {
    testApp = await startTestApp({ documentStorage, now: () => now });
    ada = await aSignedInUser(testApp, { role: 'admin', fname: 'Ada', lname: 'Admin' });
    picture = await aPhoto({ width: 900, height: 600 });
  });
  after(() => testApp.close());

  const ask = (by: Person, method: Parameters<typeof askVerification>[2], url: string, payload?: object) =>
    askVerification(testApp, by, method, url, payload);
  const upload = (by: Person, kind: string, bytes: Uint8Array, name?: string) =>
    uploadDocument(testApp, by, kind, bytes, name);

  it('is stored without metadata, under a random key and a safe name', async () => {
    const person = await aSignedInUser(testApp);
    const { body } = await upload(person, 'identity', picture, '../../etc/p\u0007ass\u202ewd.jpg');
    const [document] = body.documents;
    assert.deepEqual([document!.name, document!.media_type], ['passwd.jpg', 'image/webp']);
    const key = [...documentStorage.files.keys()].at(-1)!;
    assert.match(key, /^[0-9a-f]{48}$/);
    const kept = await sharp(documentStorage.files.get(key)).metadata();
    assert.deepEqual([kept.format, kept.exif], ['webp', undefined]);

    await upload(person, 'identity', aPdf(), 'passport.pdf');
    assert.equal(documentStorage.files.has(key), false, 'what was replaced before sending is gone');
    const hidden = await upload(person, 'identity', aPdf(), 'call +351 912 345 678.pdf');
    assert.equal(hidden.body.documents[0]!.name, 'call •••.pdf');
    const removed = await ask(person, 'DELETE', '/my/verification/documents/identity');
    assert.deepEqual(removed.body.documents, []);
  });

  it('is refused with a sentence for its field when invalid', async () => {
    const person = await aSignedInUser(testApp);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const plain = { width: 900, height: 600, channels: 3, background: '#000' } as const;
    const noisy = await sharp({ create: { ...plain, noise } })
      .jpeg()
      .toBuffer();
    const bomb = await sharp({ create: { ...plain, width: 12_000, height: 12_000 } })
      .png()
      .toBuffer();
    const cases: [string, Uint8Array, number, string][] = [
      ['text', Buffer.from('not a document'), 415, 'DOCUMENT_TYPE_NOT_ALLOWED'],
      ['a program named .pdf', Buffer.from('MZ\u0090\u0000'), 415, 'DOCUMENT_TYPE_NOT_ALLOWED'],
      ['a page', Buffer.from('<html><script>x</script>'), 415, 'DOCUMENT_TYPE_NOT_ALLOWED'],
      ['a GIF', await aPhoto({ format: 'gif' }), 415, 'DOCUMENT_TYPE_NOT_ALLOWED'],
      ['a PDF that is a script', aPdf({ extra: '/OpenAction<</S/JavaScript>>' }), 422, 'DOCUMENT_NOT_SAFE'],
      ['half a picture', noisy.subarray(0, noisy.length / 2), 422, 'DOCUMENT_DAMAGED'],
      ['an image bomb', bomb, 422, 'DOCUMENT_TOO_MANY_PIXELS'],
      ['a thumbnail', await aPhoto({ width: 300, height: 200 }), 422, 'DOCUMENT_TOO_SMALL'],
      ['a screenshot of a page', await aPhoto({ width: 1170, height: 20_000 }), 422, 'DOCUMENT_TOO_SMALL'],
      ['11 MB', Buffer.concat([aPdf(), Buffer.alloc(11 * 1024 * 1024)]), 413, 'DOCUMENT_TOO_LARGE'],
      ['nothing', Buffer.alloc(0), 400, 'DOCUMENT_MISSING'],
    ];
    for (const [what, bytes, status, code] of cases) {
      const answer = await upload(person, 'identity', bytes);
      assert.deepEqual([answer.status, answer.body.code], [status, code], what);
      assert.ok(answer.body.fields['document'], what);
    }
    const selfie = await upload(person, 'selfie', Buffer.concat([Buffer.from('\ufeff'), aPdf()]));
    assert.deepEqual([selfie.status, selfie.body.code], [415, 'DOCUMENT_TYPE_NOT_ALLOWED']);
    assert.match(selfie.body.fields['document'] ?? '', /PDF file.*JPEG, PNG or WebP picture\.$/);
    const form = aForm(picture, { field: 'document' });
    const cut = await testApp.app.inject({
      method: 'POST',
      url: '/my/verification/documents/identity',
      headers: { ...person.headers, ...form.headers },
      payload: form.payload.subarray(0, form.payload.length / 2),
    });
    assert.deepEqual([cut.statusCode, cut.json<{ code: string }>().code], [400, 'DOCUMENT_MISSING']);
    assert.equal((await upload(person, 'diary', picture)).status, 400);
    assert.deepEqual((await ask(person, 'GET', '/my/verification')).body.documents, []);
  });

  it('is limited to sixty an hour for an account, with Retry-After', async () => {
    const person = await aSignedInUser(testApp);
    const send = async () =>
      await testApp.app.inject({
        method: 'POST',
        url: '/my/verification/documents/identity',
        headers: person.headers,
        payload: {},
      });
    for (let count = 0; count < 60; count += 1) assert.equal((await send()).statusCode, 400);
    const refused = await send();
    assert.deepEqual([refused.statusCode, refused.json<{ code: string }>().code], [429, 'TOO_MANY_UPLOADS']);
    assert.ok(Number(refused.headers['retry-after']) > 3_500);
    const other = await aSignedInUser(testApp);
    assert.equal((await upload(other, 'identity', picture)).status, 201);
  });

  it('is readable by a link for two minutes, for its person and administrators, and each reading is audited', async () => {
    const person = await aWaitingPerson(testApp);
    const stranger = await aSignedInUser(testApp);
    const { body } = await ask(person, 'GET', '/my/verification');
    const url = `/documents/${body.documents[0]!.document_uuid}/links`;
    assert.equal((await ask(stranger, 'POST', url)).body.code, 'DOCUMENT_NOT_FOUND');
    assert.equal((await testApp.app.inject({ method: 'POST', url })).statusCode, 401);

    for (const reader of [person, ada]) {
      const link = await ask(reader, 'POST', url);
      assert.equal(link.status, 201);
      assert.ok(link.body.url.startsWith('http://api.test/documents/'));
      const file = await testApp.app.inject(link.body.url);
      assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'image/webp']);
      assert.equal(file.headers['cache-control'], 'private, no-store');
      assert.match(String(file.headers['content-disposition']), /inline; filename="licence_front.webp"/);
    }
    const reads = await testApp.database
      .selectFrom('audit_log')
      .select('actor_uuid')
      .where('action', '=', 'document.read')
      .where('subject_uuid', '=', person.user.uuid)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      reads.map(({ actor_uuid }) => actor_uuid),
      [person.user.uuid, ada.user.uuid],
    );

    const link = (await ask(ada, 'POST', url)).body.url;
    assert.equal((await testApp.app.inject(link.replace(/.$/, 'x'))).statusCode, 404);
    await testApp.database
      .updateTable('users')
      .set({ account_status: 'suspended' })
      .where('uuid', '=', ada.user.uuid)
      .execute();
    assert.equal(
      (await testApp.app.inject(link)).statusCode,
      404,
      'not for an administrator who is none any more',
    );
    await testApp.database
      .updateTable('users')
      .set({ account_status: 'active' })
      .where('uuid', '=', ada.user.uuid)
      .execute();
    now = new Date(now.getTime() + 121_000);
    assert.equal((await testApp.app.inject(link)).statusCode, 404, 'not when it has run out');
  });
});
