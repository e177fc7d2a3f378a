import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar, aCarToList, uploadCarDocuments } from '../../../../testing/a-car.js';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { askOwnCars, type Method } from '../../../../testing/ask-own-cars.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

const now = new Date('2026-11-21T09:30:00Z');

describe('an owner’s cars', () => {
  let testApp: TestApp;
  let owner: Awaited<ReturnType<typeof aSignedInUser>>;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
  });
  after(() => testApp.close());

  const ask = (method: Method, url: string, payload?: object, by = owner) =>
    askOwnCars(testApp, by, method, url, payload);

  async function create(payload: object = {}): Promise<string> {
    return (await ask('POST', '/cars', payload)).body.car_uuid;
  }

  async function addPhoto(car: string) {
    const form = aForm(await aPhoto({ width: 400, height: 300 }));
    const headers = { ...owner.headers, ...form.headers };
    await testApp.app.inject({ method: 'POST', url: `/cars/${car}/photos`, headers, payload: form.payload });
  }

  it('are saved as drafts at each step', async () => {
    const car = await create();
    await ask('PATCH', `/cars/${car}`, { make: ' Fiat ', model: '500' });
    await ask('PATCH', `/cars/${car}`, { daily_price_minor: 4200, place_slug: 'lisbon', vin: '' });
    const { body } = await ask('GET', `/my/cars/${car}`);
    assert.deepEqual(
      [body.verification, body.make, body.model, body.daily_price_minor, body.place_slug, body.vin],
      ['draft', 'Fiat', '500', 4200, 'lisbon', null],
    );
    assert.deepEqual(Object.keys(body.missing).sort(), [
      ...['description', 'doors', 'fuel', 'insurance', 'photos', 'plate', 'registration', 'seats', 'street'],
      ...['transmission', 'type', 'year', 'zip_code'],
    ]);
    const list = await ask('GET', '/my/cars?limit=1');
    assert.equal(list.body.cars[0]?.car_uuid, car);
  });

  it('refuse contact details in public texts at the field, with what was found', async () => {
    const car = await create();
    const texts = { description: 'Call me: 912 345 678', rules: 'Book at my-cars.rentals', model: '500' };
    const refused = await ask('PATCH', `/cars/${car}`, texts);
    assert.deepEqual([refused.status, refused.body.code], [422, 'VALUE_NOT_ALLOWED']);
    assert.deepEqual(Object.keys(refused.body.fields), ['description', 'rules']);
    assert.match(refused.body.fields['description'] ?? '', /a phone number: “912 345 678”/);
    assert.equal((await ask('POST', '/cars', texts)).status, 422);
    const kept = { description: '2½ km to the beach, free 24/7.', rules: 'Back by 10:00.' };
    assert.equal((await ask('PATCH', `/cars/${car}`, kept)).body.description, kept.description);
  });

  it('are submitted for verification only when complete', async () => {
    const car = await create({ make: 'Fiat' });
    const early = await ask('POST', `/cars/${car}/submit`);
    assert.deepEqual([early.status, early.body.code], [422, 'CAR_INCOMPLETE']);
    assert.equal(early.body.fields['model'], 'Model is required.');

    await ask('PATCH', `/cars/${car}`, aCarToList());
    await addPhoto(car);
    await uploadCarDocuments(testApp, owner, car);
    const submitted = await ask('POST', `/cars/${car}/submit`);
    assert.deepEqual([submitted.status, submitted.body.verification], [200, 'pending']);
    const again = await ask('POST', `/cars/${car}/submit`);
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);

    const entries = await testApp.database
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'actor_uuid'])
      .where('subject_uuid', '=', car)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      entries.map(({ action, before: from, after: to }) => [
        action,
        from?.['verification'],
        to?.['verification'],
      ]),
      [
        ['car.created', undefined, 'draft'],
        ['car.submitted', 'draft', 'pending'],
      ],
    );
    assert.ok(entries.every(({ actor_uuid }) => actor_uuid === owner.user.uuid));
  });

  const refused: [string, object, number, string][] = [
    ['a price of zero', { daily_price_minor: 0 }, 422, 'daily_price_minor'],
    ['a price below zero', { daily_price_minor: -4200 }, 422, 'daily_price_minor'],
    ['a price beyond the limit', { daily_price_minor: 200_001 }, 422, 'daily_price_minor'],
    ['a price that is no number', { daily_price_minor: '42' }, 400, 'daily_price_minor'],
    ['a price in fractions of a cent', { daily_price_minor: 4200.5 }, 400, 'daily_price_minor'],
    ['a price beyond the range of the database', { daily_price_minor: 1e12 }, 400, 'daily_price_minor'],
    ['a future year', { year: 2028 }, 422, 'year'],
    ['a year before 1950', { year: 1949 }, 422, 'year'],
    ['a VIN with an I', { vin: 'IIIIIIIIIIIIIIIII' }, 422, 'vin'],
    ['an unknown city', { place_slug: 'atlantis' }, 422, 'place_slug'],
    ['an unknown type', { type: 'spaceship' }, 400, 'type'],
    ['no seats', { seats: 0 }, 400, 'seats'],
    ['an unknown feature', { features: ['wings'] }, 400, 'features.0'],
    ['a discount of 100 %', { weekly_discount_bps: 10_000 }, 422, 'weekly_discount_bps'],
    ['an internal field', { verification: 'approved' }, 400, 'verification'],
    ['another owner', { owner_uuid: '00000000-0000-4000-8000-000000000001' }, 400, 'owner_uuid'],
    ['control characters', { make: 'Fi\u0000at' }, 400, 'make'],
  ];
  for (const [what, payload, status, field] of refused) {
    it(`refuse ${what} with its field, and keep their values`, async () => {
      const car = await create({ make: 'Fiat', daily_price_minor: 4200 });
      const answer = await ask('PATCH', `/cars/${car}`, { model: '500', ...payload });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.deepEqual(Object.keys(answer.body.fields), [field]);
      const { body } = await ask('GET', `/my/cars/${car}`);
      assert.deepEqual([body.make, body.model, body.daily_price_minor], ['Fiat', null, 4200]);
    });
  }

  it('return to verification only when a verified fact changes', async () => {
    const { uuid } = await aCar(testApp, owner.user.uuid);
    await addPhoto(uuid);
    const priced = await ask('PATCH', `/cars/${uuid}`, { daily_price_minor: 5000, make: 'Fiat' });
    assert.deepEqual([priced.body.verification, priced.body.is_public], ['approved', true]);
    const renamed = await ask('PATCH', `/cars/${uuid}`, { plate: 'zz-99-zz' });
    assert.deepEqual(
      [renamed.body.verification, renamed.body.is_public, renamed.body.plate],
      ['pending', false, 'ZZ-99-ZZ'],
    );
    const cleared = await ask('PATCH', `/cars/${uuid}`, { plate: null });
    assert.deepEqual([cleared.status, Object.keys(cleared.body.fields)], [422, ['plate']]);
  });

  it('cannot be changed by other owners, who get 404 whether it exists or not', async () => {
    const stranger = await aSignedInUser(testApp, { role: 'car_owner' });
    const customer = await aSignedInUser(testApp);
    const admin = await aSignedInUser(testApp, { role: 'admin' });
    const listed = (await aCar(testApp, owner.user.uuid)).uuid;
    const draft = await create();
    const codes = async (car: string, by: typeof owner) => {
      const { status, body } = await ask('PATCH', `/cars/${car}`, { make: 'Mine' }, by);
      return [status, body.code];
    };
    assert.deepEqual(await codes(listed, stranger), [404, 'CAR_NOT_FOUND']);
    assert.deepEqual(await codes(draft, stranger), [404, 'CAR_NOT_FOUND']);
    assert.deepEqual(await codes('nonsense', stranger), [404, 'CAR_NOT_FOUND']);
    assert.deepEqual(await codes(listed, customer), [403, 'ROLE_NOT_ALLOWED']);
    assert.deepEqual(await codes(listed, admin), [403, 'ROLE_NOT_ALLOWED']);
    for (const [method, path] of [
      ['PUT', 'rates'],
      ['PUT', 'blocked-days'],
      ['POST', 'submit'],
      ['POST', 'pause'],
    ] as const) {
      const payload =
        path === 'rates' ? { rates: [] } : path === 'blocked-days' ? { blocked_days: [] } : undefined;
      assert.equal(
        (await ask(method, `/cars/${listed}/${path}`, payload, stranger)).body.code,
        'CAR_NOT_FOUND',
      );
    }
  });

  it('cannot be changed by a suspended owner', async () => {
    const suspended = await aSignedInUser(testApp, { role: 'car_owner', account_status: 'suspended' });
    assert.equal((await ask('POST', '/cars', {}, suspended)).body.code, 'ACCOUNT_SUSPENDED');
    assert.equal((await ask('GET', '/my/cars', undefined, suspended)).status, 200);
  });

  it('can be paused once, and listed again', async () => {
    const { uuid } = await aCar(testApp, owner.user.uuid);
    assert.equal((await ask('POST', `/cars/${uuid}/pause`)).body.is_public, false);
    assert.equal((await ask('POST', `/cars/${uuid}/pause`)).body.code, 'MOVE_NOT_ALLOWED');
    assert.equal((await ask('POST', `/cars/${uuid}/list`)).body.is_public, true);
  });

  it('can be deleted only as drafts', async () => {
    const draft = await create();
    assert.equal((await ask('DELETE', `/cars/${draft}`)).status, 204);
    assert.equal((await ask('GET', `/my/cars/${draft}`)).status, 404);
    const { uuid } = await aCar(testApp, owner.user.uuid);
    assert.equal((await ask('DELETE', `/cars/${uuid}`)).body.code, 'MOVE_NOT_ALLOWED');
  });
});
