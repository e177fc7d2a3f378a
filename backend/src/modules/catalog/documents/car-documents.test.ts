import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar, uploadCarDocuments } from '../../../../testing/a-car.js';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { Person } from '../../../../testing/ask-verification.js';
import { memoryDocumentStorage } from '../../../../testing/memory-document-storage.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import type { OwnCarBody } from '../owning/own-car.schemas.js';
import type { CarQueueBody, CarVerificationDetailsBody } from '../verification/car-verification.schemas.js';
import { askForCarDocuments } from './ask-for-documents.js';

type Body = OwnCarBody &
  CarVerificationDetailsBody &
  Required<ProblemBody> & { url: string; verified: string[] };
type Query = NonNullable<Parameters<typeof aCar>[2]>;

describe('the documents of a car', () => {
  const documentStorage = memoryDocumentStorage();
  let now = new Date('2026-11-21T09:30:00Z');
  let testApp: TestApp;
  let owner: Person;
  let ada: Person;
  let picture: Buffer;

  before(async () => {
    testApp = await startTestApp({ documentStorage, now: () => now });
    owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    ada = await aSignedInUser(testApp, { role: 'admin' });
    picture = await aPhoto({ width: 900, height: 600 });
  });
  after(() => testApp.close());

  async function ask(by: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const given = payload === undefined ? {} : { payload };
    const answer = await testApp.app.inject({ method, url, headers: by.headers, ...given });
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Body };
  }

  async function upload(by: Person, carUuid: string, kind: string, bytes: Uint8Array = picture) {
    const form = aForm(bytes, { name: 'scan.jpg', field: 'document' });
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/cars/${carUuid}/documents/${kind}`,
      headers: { ...by.headers, ...form.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }

  const aDraft = async () => (await ask(owner, 'POST', '/cars', {})).body.car_uuid;
  const anOldCar = async (overrides: Query = {}) =>
    await aCar(testApp, owner.user.uuid, {
      isWithoutDocuments: true,
      documents_due_on: '2026-12-21',
      updated_at: now,
      ...overrides,
    });

  it('are added, replaced and removed by its owner alone, whose files go with them', async () => {
    const car = await aDraft();
    const first = await upload(owner, car, 'registration');
    assert.equal(first.status, 201);
    assert.deepEqual(
      first.body.documents.map(({ kind, name, decision }) => [kind, name, decision]),
      [['registration', 'scan.jpg', null]],
    );
    assert.deepEqual(Object.keys(first.body.missing).includes('registration'), false);
    await upload(owner, car, 'registration');
    assert.equal(documentStorage.files.size, 1, 'what was replaced is gone');

    const stranger = await aSignedInUser(testApp, { role: 'car_owner' });
    assert.equal((await upload(stranger, car, 'insurance')).body.code, 'CAR_NOT_FOUND');
    const url = `/cars/${car}/documents/registration`;
    assert.equal((await ask(stranger, 'DELETE', url)).body.code, 'CAR_NOT_FOUND');
    const removed = await ask(owner, 'DELETE', url);
    assert.deepEqual([removed.status, removed.body.documents, documentStorage.files.size], [200, [], 0]);
    assert.equal((await upload(owner, car, 'diary')).status, 400);
    const text = await upload(owner, car, 'insurance', Buffer.from('not a document'));
    assert.deepEqual([text.status, text.body.code], [415, 'DOCUMENT_TYPE_NOT_ALLOWED']);
  });

  it('are read by their owner and administrators, who are written down', async () => {
    const car = await aDraft();
    const { body } = await upload(owner, car, 'insurance');
    const link = `/documents/${body.documents[0]!.document_uuid}/links`;
    const stranger = await aSignedInUser(testApp, { role: 'car_owner' });
    assert.equal((await ask(stranger, 'POST', link)).body.code, 'DOCUMENT_NOT_FOUND');
    assert.equal((await ask(owner, 'POST', link)).status, 201);
    const opened = new URL((await ask(ada, 'POST', link)).body.url);
    const file = await testApp.app.inject(opened.pathname.replace('/api', '') + opened.search);
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'image/webp']);
    const read = await testApp.database
      .selectFrom('audit_log')
      .select(['actor_uuid', 'after'])
      .where('action', '=', 'document.read')
      .execute();
    assert.deepEqual(
      read.map(({ actor_uuid, after: what }) => [actor_uuid, what?.['kind']]),
      [[ada.user.uuid, 'insurance']],
    );
  });

  it('go with a draft that is thrown away', async () => {
    const car = await aDraft();
    await upload(owner, car, 'insurance');
    const before = documentStorage.files.size;
    assert.equal((await ask(owner, 'DELETE', `/cars/${car}`)).status, 204);
    assert.equal(documentStorage.files.size, before - 1);
    const left = await testApp.database
      .selectFrom('documents')
      .select('uuid')
      .where('kind', '=', 'insurance')
      .where('user_uuid', '=', owner.user.uuid)
      .execute();
    assert.equal(left.length, 1, 'of the car before');
  });

  it('can be replaced, not removed, once the car is approved, and wait while it stays listed', async () => {
    const { uuid } = await aCar(testApp, owner.user.uuid, { updated_at: now });
    const removed = await ask(owner, 'DELETE', `/cars/${uuid}/documents/insurance`);
    assert.deepEqual([removed.status, removed.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.deepEqual((await ask(owner, 'GET', `/cars/${uuid}`)).body.verified, [
      ...['photos', 'registration', 'insurance'],
    ]);
    const { body } = await upload(owner, uuid, 'insurance');
    assert.deepEqual([body.documents_wait, body.verification, body.is_public], [true, 'approved', true]);
    assert.deepEqual((await ask(owner, 'GET', `/cars/${uuid}`)).body.verified, ['photos', 'registration']);
    const queue = await testApp.app.inject({ url: '/admin/car-verifications', headers: ada.headers });
    assert.deepEqual(
      queue.json<{ cars: { car_uuid: string }[] }>().cars.map(({ car_uuid }) => car_uuid),
      [uuid],
    );
    now = new Date(now.getTime() + 1000);
    const documents = body.documents.map(({ kind }) => ({ kind, decision: 'accepted' }));
    const decision = { decision: 'approved', seen_updated_at: body.updated_at, photos: [], documents };
    const url = `/admin/car-verifications/${uuid}/decision`;
    assert.equal((await ask(ada, 'POST', url, decision)).status, 200);
    const mine = (await ask(owner, 'GET', `/my/cars/${uuid}`)).body;
    assert.deepEqual([mine.documents_wait, mine.verification, mine.is_public], [false, 'approved', true]);
  });

  it('are needed before what was verified may change', async () => {
    const { uuid } = await anOldCar();
    const form = aForm(picture);
    const headers = { ...owner.headers, ...form.headers };
    await testApp.app.inject({ method: 'POST', url: `/cars/${uuid}/photos`, headers, payload: form.payload });
    const refused = await ask(owner, 'PATCH', `/cars/${uuid}`, { plate: 'ZZ-99-ZZ' });
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['plate']]);
    assert.equal((await ask(owner, 'PATCH', `/cars/${uuid}`, { colour: 'Red' })).status, 200);
    await uploadCarDocuments(testApp, owner, uuid);
    const sent = await ask(owner, 'PATCH', `/cars/${uuid}`, { plate: 'ZZ-99-ZZ' });
    assert.deepEqual([sent.body.verification, sent.body.documents_wait], ['pending', false]);
  });

  it('are missing from a car that waited before they were asked for: its owner and the desk see it', async () => {
    const { uuid } = await anOldCar({ verification: 'pending', documents_due_on: null, submitted_at: now });
    const queue = async () => {
      const answer = await testApp.app.inject({ url: '/admin/car-verifications', headers: ada.headers });
      const { cars } = answer.json<CarQueueBody>();
      return cars.find(({ car_uuid }) => car_uuid === uuid)?.missing_documents;
    };
    assert.deepEqual(await queue(), ['registration', 'insurance']);
    const { car } = (await ask(ada, 'GET', `/admin/car-verifications/${uuid}`)).body;
    const yes = { decision: 'approved', seen_updated_at: car.updated_at, photos: [], documents: [] };
    const refused = await ask(ada, 'POST', `/admin/car-verifications/${uuid}/decision`, yes);
    assert.deepEqual(refused.body.fields, {
      'documents.registration': 'Registration document: was not sent.',
      'documents.insurance': 'Insurance confirmation: was not sent.',
    });
    const steps = await testApp.app.inject({
      url: `/owner/next-steps?car_uuid=${uuid}`,
      headers: owner.headers,
    });
    const { next_steps } = steps.json<{ next_steps: { key: string; label: string }[] }>();
    assert.equal(
      next_steps.find(({ key }) => key === 'documents')?.label,
      'Add the car’s registration and insurance',
    );
    await uploadCarDocuments(testApp, owner, uuid);
    assert.deepEqual(await queue(), []);
  });

  it('are looked at again when a suspended car comes back', async () => {
    const back = async (carUuid: string, documents: object[] = []) => {
      const { car } = (await ask(ada, 'GET', `/admin/car-verifications/${carUuid}`)).body;
      const yes = { decision: 'approved', seen_updated_at: car.updated_at, documents };
      now = new Date(now.getTime() + 1000);
      return await ask(ada, 'POST', `/admin/car-verifications/${carUuid}/decision`, yes);
    };
    const suspended = { verification: 'suspended' } as const;
    const verified = await aCar(testApp, owner.user.uuid, { ...suspended, updated_at: now });
    await testApp.database.updateTable('car_documents').set({ decision: 'accepted' }).execute();
    assert.equal((await back(verified.uuid)).body.car.verification, 'approved');

    const inTime = await anOldCar({ ...suspended, documents_due_on: '2026-12-21' });
    assert.equal((await back(inTime.uuid)).body.car.documents_due_on, '2026-12-21');

    const late = await anOldCar({ ...suspended, documents_due_on: '2026-11-21' });
    const missing = await back(late.uuid);
    assert.deepEqual(
      [missing.status, Object.keys(missing.body.fields)],
      [422, ['documents.registration', 'documents.insurance']],
    );
    await uploadCarDocuments(testApp, owner, late.uuid);
    assert.equal((await upload(owner, late.uuid, 'insurance')).body.code, 'MOVE_NOT_ALLOWED', 'once');
    const unjudged = await back(late.uuid);
    assert.equal(
      unjudged.body.fields['documents.insurance'],
      'Insurance confirmation: say whether it is good.',
    );
    const judged = await back(
      late.uuid,
      ['registration', 'insurance'].map((kind) => ({ kind, decision: 'accepted' })),
    );
    assert.deepEqual([judged.body.car.verification, judged.body.car.documents_due_on], ['approved', null]);
    assert.deepEqual(
      judged.body.car.documents.map(({ decision }) => decision),
      ['accepted', 'accepted'],
    );
  });

  it('are asked for a week before they are due, and their car is paused on the day', async () => {
    await testApp.database.updateTable('cars').set({ documents_due_on: null }).execute();
    const old = await anOldCar();
    const sent = await anOldCar();
    await uploadCarDocuments(testApp, owner, sent.uuid);
    const told = async () => {
      const rows = await testApp.database
        .selectFrom('notifications')
        .select('kind')
        .where('kind', 'like', 'car_documents%')
        .orderBy('created_at')
        .execute();
      return rows.map(({ kind }) => kind);
    };
    now = new Date('2026-12-13T23:59:00Z');
    assert.equal(await askForCarDocuments(testApp.deps), 0);
    now = new Date('2026-12-14T00:00:00Z');
    assert.equal(await askForCarDocuments(testApp.deps), 1);
    assert.equal(await askForCarDocuments(testApp.deps), 0, 'once');
    assert.deepEqual(await told(), ['car_documents_due']);
    now = new Date('2026-12-21T00:00:00Z');
    assert.equal(await askForCarDocuments(testApp.deps), 1);
    assert.deepEqual(await told(), ['car_documents_due', 'car_documents_missing']);
    const paused = (await ask(owner, 'GET', `/my/cars/${old.uuid}`)).body;
    const kept = (await ask(owner, 'GET', `/my/cars/${sent.uuid}`)).body;
    assert.deepEqual([paused.listing, kept.listing], ['paused', 'listed']);

    const early = await ask(owner, 'POST', `/cars/${old.uuid}/list`);
    assert.deepEqual([early.status, early.body.code], [409, 'MOVE_NOT_ALLOWED']);
    await uploadCarDocuments(testApp, owner, old.uuid);
    assert.equal((await ask(owner, 'POST', `/cars/${old.uuid}/list`)).body.is_public, true);
  });
});
