import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { aCar } from '../../../../testing/a-car.js';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { CarQueueBody, CarVerificationDetailsBody } from './car-verification.schemas.js';

type Body = CarQueueBody & CarVerificationDetailsBody & Required<ProblemBody>;
type Person = Awaited<ReturnType<typeof aSignedInUser>>;

describe('the verification of a car', () => {
  let now = new Date('2026-11-21T09:30:00Z');
  let testApp: TestApp;
  let ada: Person;
  let ben: Person;
  let owner: Person;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    ada = await aSignedInUser(testApp, { role: 'admin', fname: 'Ada', lname: 'Admin' });
    ben = await aSignedInUser(testApp, { role: 'admin', fname: 'Ben', lname: 'Boss' });
    owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
  });
  after(() => testApp.close());

  async function ask(by: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const given = payload === undefined ? {} : { payload };
    const answer = await testApp.app.inject({ method, url, headers: by.headers, ...given });
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Body };
  }

  /** A car that waits, with a photo; sent a minute after the one before. */
  async function aWaitingCar(overrides: Parameters<typeof aCar>[2] = {}): Promise<string> {
    now = new Date(now.getTime() + 60_000);
    const { uuid } = await aCar(testApp, owner.user.uuid, {
      verification: 'pending',
      submitted_at: now,
      approved_at: null,
      updated_at: now,
      ...overrides,
    });
    await addPhoto(uuid);
    return uuid;
  }

  async function addPhoto(carUuid: string) {
    const form = aForm(await aPhoto({ width: 400, height: 300 }));
    const headers = { ...owner.headers, ...form.headers };
    const url = `/cars/${carUuid}/photos`;
    await testApp.app.inject({ method: 'POST', url, headers, payload: form.payload });
  }

  const view = async (carUuid: string) => (await ask(ada, 'GET', `/admin/car-verifications/${carUuid}`)).body;

  async function decide(by: Person, carUuid: string, payload: object) {
    const { car } = await view(carUuid);
    const photos = car.photos.map(({ photo_uuid }) => ({ photo_uuid, problems: [] }));
    const documents = car.documents.map(({ kind }) => ({ kind, decision: 'accepted' }));
    const judged = 'decision' in payload && payload.decision === 'approved' ? { photos, documents } : {};
    const decision = { seen_updated_at: car.updated_at, ...judged, ...payload };
    now = new Date(now.getTime() + 1000);
    return await ask(by, 'POST', `/admin/car-verifications/${carUuid}/decision`, decision);
  }

  it('starts in a queue, oldest first, searchable by plate and make', async () => {
    const first = await aWaitingCar({ plate: 'QU-11-EU' });
    const second = await aWaitingCar({ make: 'Škoda', model: 'Enyaq' });
    const { body } = await ask(ada, 'GET', '/admin/car-verifications');
    assert.deepEqual(
      body.cars.map(({ car_uuid }) => car_uuid),
      [first, second],
    );
    assert.deepEqual([body.waiting, body.oldest_at], [2, body.cars[0]!.submitted_at]);
    const byPlate = await ask(ada, 'GET', '/admin/car-verifications?query=qu-11');
    assert.deepEqual(
      byPlate.body.cars.map(({ car_uuid }) => car_uuid),
      [first],
    );
    const byMake = await ask(ada, 'GET', '/admin/car-verifications?query=skoda%20enyaq');
    assert.deepEqual(
      byMake.body.cars.map(({ car_uuid }) => car_uuid),
      [second],
    );
    const page = await ask(ada, 'GET', '/admin/car-verifications?limit=1');
    const next = await ask(ada, 'GET', `/admin/car-verifications?limit=1&cursor=${page.body.next_cursor}`);
    assert.deepEqual([page.body.has_more, next.body.cars[0]!.car_uuid], [true, second]);
    assert.equal((await view(first)).next_car_uuid, second);
    assert.equal((await ask(owner, 'GET', '/admin/car-verifications')).body.code, 'ROLE_NOT_ALLOWED');
  });

  it('makes an approved car public, and notifies its owner', async () => {
    const car = await aWaitingCar();
    const { status, body } = await decide(ada, car, { decision: 'approved' });
    assert.deepEqual([status, body.car.verification, body.car.is_public], [200, 'approved', true]);
    const [approved] = body.history;
    // What happened says it all: the usual reason is for the log alone.
    assert.deepEqual(
      [approved!.action, approved!.by_name, approved!.reason],
      ['car.approved', 'Ada Admin', null],
    );
    const told = await testApp.database
      .selectFrom('notifications')
      .select('kind')
      .where('user_uuid', '=', owner.user.uuid)
      .execute();
    assert.ok(told.some(({ kind }) => kind === 'car_approved'));
  });

  it('shows the changes since the last approval', async () => {
    const car = await aWaitingCar({ plate: 'AB-12-CD' });
    await decide(ada, car, { decision: 'approved' });
    now = new Date(now.getTime() + 60_000);
    await ask(owner, 'PATCH', `/cars/${car}`, { plate: 'ZZ-99-ZZ', colour: 'Red', min_days: 2 });
    await addPhoto(car);
    const body = await view(car);
    assert.equal(body.car.verification, 'pending');
    assert.deepEqual(body.changes, [
      { field: 'colour', before: 'White', after: 'Red' },
      { field: 'plate', before: 'AB-12-CD', after: 'ZZ-99-ZZ' },
    ]);
    assert.deepEqual([body.new_photo_uuids.length, body.removed_photos], [1, 0]);
    const { body: queue } = await ask(ada, 'GET', '/admin/car-verifications?query=zz-99');
    assert.equal(queue.cars[0]!.was_approved, true);
  });

  it('warns of another car with the same plate, however it is written', async () => {
    const car = await aWaitingCar({ plate: 'TW 1N-0' });
    const twin = await aWaitingCar({ plate: 'TW-1N0' });
    assert.deepEqual(
      (await view(car)).same_plate.map(({ car_uuid }) => car_uuid),
      [twin],
    );
  });

  it('requires a reason for a refusal, which the owner can read', async () => {
    const car = await aWaitingCar();
    const silent = await decide(ada, car, { decision: 'rejected', reason: 'no' });
    assert.deepEqual([silent.status, Object.keys(silent.body.fields)], [422, ['reason']]);
    const reason = 'The plate cannot be read on any photo.';
    await decide(ada, car, { decision: 'changes_requested', reason });
    const mine = await testApp.app.inject({ url: `/my/cars/${car}`, headers: owner.headers });
    assert.equal(mine.json<{ verification_reason: string }>().verification_reason, reason);
  });

  it('is decided once when two decide at the same moment, and names the first', async () => {
    const car = await aWaitingCar();
    const reason = 'The photos are of another car.';
    const answers = await Promise.all([
      decide(ada, car, { decision: 'approved' }),
      decide(ben, car, { decision: 'rejected', reason }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    assert.equal(lost.body.code, 'ALREADY_DECIDED');
    assert.match(lost.body.message, /^(Ada Admin approved|Ben Boss rejected) this car on 2026-/);
  });

  it('is refused while assigned to another administrator, and after the owner changed the car', async () => {
    const car = await aWaitingCar();
    const url = `/admin/car-verifications/${car}/claim`;
    assert.equal((await ask(ada, 'POST', url)).status, 200);
    const claimed = await ask(ben, 'POST', url);
    assert.match(claimed.body.message, /^Ada Admin is looking at this/);
    assert.equal((await decide(ben, car, { decision: 'approved' })).body.code, 'CLAIMED_BY_ANOTHER');
    assert.equal((await ask(ada, 'DELETE', url)).status, 204);

    const { car: seen } = await view(car);
    now = new Date(now.getTime() + 60_000);
    await ask(owner, 'PATCH', `/cars/${car}`, { plate: 'NE-00-WW' });
    const stale = await decide(ben, car, { decision: 'approved', seen_updated_at: seen.updated_at });
    assert.deepEqual([stale.status, stale.body.code], [409, 'CHANGED_MEANWHILE']);
  });

  it('suspends and reinstates a car, with an entry for each', async () => {
    const car = await aWaitingCar();
    const reason = 'A brake problem was reported.';
    assert.equal((await decide(ada, car, { decision: 'suspended', reason })).body.code, 'MOVE_NOT_ALLOWED');
    await decide(ada, car, { decision: 'approved' });
    const suspended = await decide(ada, car, { decision: 'suspended', reason });
    assert.deepEqual([suspended.body.car.verification, suspended.body.car.is_public], ['suspended', false]);
    const back = await decide(ben, car, { decision: 'approved' });
    assert.deepEqual([back.body.car.is_public, back.body.history[0]!.action], [true, 'car.reinstated']);
  });

  it('shows the city and both documents, and approves only what was judged good', async () => {
    const car = await aWaitingCar();
    const { city, car: shown } = await view(car);
    assert.equal(city, 'Lisbon, Portugal');
    assert.deepEqual(
      shown.documents.map(({ kind, decision }) => [kind, decision]),
      [
        ['registration', null],
        ['insurance', null],
      ],
    );
    const unjudged = await decide(ada, car, { decision: 'approved', photos: [], documents: [] });
    assert.deepEqual(
      [unjudged.status, Object.keys(unjudged.body.fields)],
      [422, [`photos.${shown.photos[0]!.photo_uuid}`, 'documents.registration', 'documents.insurance']],
    );
    const refused = { kind: 'insurance', decision: 'refused', reason: 'It ended in May.' };
    const sentBack = await decide(ada, car, { decision: 'changes_requested', documents: [refused] });
    assert.equal(sentBack.body.car.verification_reason, 'Insurance confirmation: It ended in May.');
    assert.deepEqual(sentBack.body.car.missing, {
      insurance: 'Insurance confirmation: we couldn’t accept it. Please replace it.',
    });
  });

  it('hides drafts from administrators', async () => {
    const draft = await aWaitingCar({ verification: 'draft' });
    assert.equal((await ask(ada, 'GET', `/admin/car-verifications/${draft}`)).body.code, 'CAR_NOT_FOUND');
    assert.equal((await ask(ada, 'GET', '/admin/car-verifications?status=draft')).status, 400);
  });
});
