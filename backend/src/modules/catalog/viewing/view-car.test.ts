import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aSignedInUser, aUser } from '../../../../testing/a-user.js';
import type { CarCalendarBody } from '../availability/calendar.schemas.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import type { QuoteBody } from '../../booking/quotes/quote.schemas.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { SearchResponse } from '../search/search.schemas.js';
import type { CarDetailsBody, ReviewsResponse } from './car-details.schemas.js';

type Quoted = QuoteBody & ProblemBody;

const now = new Date('2026-11-21T09:30:00Z');

describe('a car', () => {
  let testApp: TestApp;
  let owner: Awaited<ReturnType<typeof aSignedInUser>>;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    owner = await aSignedInUser(testApp, {
      role: 'car_owner',
      user_verification: 'verified',
      fname: 'Oscar',
    });
  });
  after(() => testApp.close());

  const quote = async (payload: object) => {
    const answer = await testApp.app.inject({ method: 'POST', url: '/quotes', payload });
    return { status: answer.statusCode, body: answer.json<Quoted>() };
  };

  it('shows visitors its details without plate, VIN or exact address', async () => {
    const car = await aCar(testApp, owner.user.uuid, { vin: 'WDEM0CAR000001234', area: 'Alfama' });
    const answer = await testApp.app.inject(`/cars/${car.uuid}`);
    assert.equal(answer.statusCode, 200);
    const body = answer.json<CarDetailsBody>();
    assert.deepEqual(
      [body.make, body.owner.first_name, body.owner.is_verified, body.is_own, body.area],
      ['Fiat', 'Oscar', true, false, 'Alfama'],
    );
    for (const secret of [car.plate, car.vin, car.street, car.zip_code, owner.user.lname, owner.user.email]) {
      assert.ok(!answer.body.includes(String(secret)), String(secret));
    }
  });

  it('says what cancelling costs to drivers, and to its owner what drivers pay', async () => {
    for (const cancellation_policy of ['flexible', 'moderate', 'strict'] as const) {
      const car = await aCar(testApp, owner.user.uuid, { cancellation_policy });
      const read = async (headers: Record<string, string> = {}) => {
        const answer = await testApp.app.inject({ url: `/cars/${car.uuid}`, headers });
        return answer.json<CarDetailsBody>().cancellation_policy_text;
      };
      assert.match(await read(), /you pay/i);
      const toOwner = await read(owner.headers);
      assert.match(toOwner, /the driver pays/i);
      assert.doesNotMatch(toOwner, /\byou\b/i);
    }
  });

  it('answers 404 while not public, except to its owner and administrators', async () => {
    const car = await aCar(testApp, owner.user.uuid, { verification: 'pending' });
    const customer = await aSignedInUser(testApp);
    const admin = await aSignedInUser(testApp, { role: 'admin' });
    const see = async (headers: Record<string, string> = {}) =>
      (await testApp.app.inject({ url: `/cars/${car.uuid}`, headers })).statusCode;
    assert.equal(await see(), 404);
    assert.equal(await see(customer.headers), 404);
    assert.equal(await see({ authorization: 'Bearer nonsense' }), 404);
    assert.equal(await see(owner.headers), 200);
    assert.equal(await see(admin.headers), 200);
    for (const url of ['/cars/nonsense', '/cars/00000000-0000-4000-8000-000000000000']) {
      const answer = await testApp.app.inject(url);
      assert.deepEqual([answer.statusCode, answer.json<ProblemBody>().code], [404, 'CAR_NOT_FOUND']);
    }
  });

  it('is quoted with lines that add up, in a quote that stays readable', async () => {
    const car = await aCar(testApp, owner.user.uuid, {
      rates: [{ from_on: '2026-12-03', to_on: '2026-12-10', daily_price_minor: 5500 }],
    });
    const { status, body } = await quote({
      car_uuid: car.uuid,
      pick_up: '2026-12-01T10:00',
      return: '2026-12-04T10:00',
    });
    assert.equal(status, 201);
    assert.deepEqual(
      body.lines.map(({ kind, amount_minor }) => [kind, amount_minor]),
      [
        ['rental', 8400],
        ['rental', 5500],
        ['fee', 1112],
        ['tax', 3453],
      ],
    );
    assert.equal(body.total.amount_minor, 18_465);
    assert.equal(body.expires_at, '2026-11-21T10:00:00.000Z');
    const again = await testApp.app.inject(`/quotes/${body.quote_uuid}`);
    assert.deepEqual(again.json(), body);

    const search = `place=lisbon&pick_up=2026-12-01T10:00&return=2026-12-04T10:00&limit=100`;
    const cards = (await testApp.app.inject(`/cars?${search}`)).json<SearchResponse>().cars;
    const card = cards.find(({ car_uuid }) => car_uuid === car.uuid);
    assert.deepEqual([card?.total, card?.price_per_day], [body.total, body.price_per_day]);
  });

  it('charges its minimum days, and names them', async () => {
    const car = await aCar(testApp, owner.user.uuid, { min_days: 3 });
    const { body } = await quote({
      car_uuid: car.uuid,
      pick_up: '2026-12-01T10:00',
      return: '2026-12-02T10:00',
    });
    assert.equal(body.billable_days, 3);
    assert.match(body.lines[0]!.label, /at least 3 days/);
  });

  it('is not quoted when taken, not public, or for an invalid period', async () => {
    const car = await aCar(testApp, owner.user.uuid);
    const hidden = await aCar(testApp, owner.user.uuid, { listing: 'paused' });
    await testApp.database
      .insertInto('car_claims')
      .values({
        car_uuid: car.uuid,
        kind: 'blocked',
        begins_at: new Date('2026-12-10T00:00:00Z'),
        ends_at: new Date('2026-12-11T00:00:00Z'),
        hold_expires_at: null,
      })
      .execute();
    const code = async (car_uuid: string, pick_up: string, returned: string) => {
      const { status, body } = await quote({ car_uuid, pick_up, return: returned });
      return [status, body.code];
    };
    assert.deepEqual(await code(car.uuid, '2026-12-09T10:00', '2026-12-10T10:00'), [409, 'CAR_UNAVAILABLE']);
    assert.deepEqual(await code(car.uuid, '2026-12-11T00:00', '2026-12-12T10:00'), [201, undefined]);
    assert.deepEqual(await code(hidden.uuid, '2026-12-09T10:00', '2026-12-10T10:00'), [404, 'CAR_NOT_FOUND']);
    assert.deepEqual(await code(car.uuid, '2026-11-20T10:00', '2026-12-10T10:00'), [
      422,
      'PERIOD_NOT_ALLOWED',
    ]);
    assert.deepEqual(await code(car.uuid, '2026-12-10T10:00', '2026-12-09T10:00'), [
      422,
      'PERIOD_NOT_ALLOWED',
    ]);
    assert.equal((await testApp.app.inject('/quotes/nonsense')).json<ProblemBody>().code, 'QUOTE_NOT_FOUND');
  });

  it('shows its calendar without naming its customers', async () => {
    const car = await aCar(testApp, owner.user.uuid, { place_slug: 'berlin' });
    const claim = (begins_at: string, ends_at: string, kind: 'reservation' | 'blocked') => ({
      car_uuid: car.uuid,
      kind,
      begins_at: new Date(begins_at),
      ends_at: new Date(ends_at),
      hold_expires_at: null,
    });
    await testApp.database
      .insertInto('car_claims')
      .values([
        claim('2026-12-03T09:00:00Z', '2026-12-04T23:00:00Z', 'reservation'),
        claim('2026-12-04T23:00:00Z', '2026-12-05T23:00:00Z', 'blocked'),
      ])
      .execute();
    const answer = await testApp.app.inject(`/cars/${car.uuid}/calendar?from=2026-12-02&to=2026-12-06`);
    const body = answer.json<CarCalendarBody>();
    assert.deepEqual(
      body.taken.map(({ from, to }) => [from, to]),
      [['2026-12-03T10:00', '2026-12-06T00:00']],
    );
    assert.deepEqual(
      body.days.map(({ on, availability }) => `${on} ${availability}`),
      ['2026-12-02 free', '2026-12-03 partly', '2026-12-04 taken', '2026-12-05 taken', '2026-12-06 free'],
    );
    for (const query of [
      'from=2026-02-30',
      'from=2026-12-02&to=2026-12-01',
      'from=2026-01-01&to=2030-01-01',
    ]) {
      assert.equal((await testApp.app.inject(`/cars/${car.uuid}/calendar?${query}`)).statusCode, 422, query);
    }
  });

  it('has a calendar up to the last day of the year 9999', async () => {
    const car = await aCar(testApp, owner.user.uuid);
    const answer = await testApp.app.inject(`/cars/${car.uuid}/calendar?from=9999-12-30`);
    const { to_on, days } = answer.json<CarCalendarBody>();
    assert.deepEqual([to_on, days.map(({ on }) => on)], ['9999-12-31', ['9999-12-30', '9999-12-31']]);
  });

  it('lists its reviews page by page, newest first', async () => {
    const car = await aCar(testApp, owner.user.uuid);
    const author = await aUser(testApp, { fname: 'Emma' });
    for (let day = 1; day <= 5; day += 1) {
      await testApp.database
        .insertInto('car_reviews')
        .values({
          car_uuid: car.uuid,
          author_uuid: author.uuid,
          stars: day,
          text: `Day ${day}`,
          written_at: new Date(Date.UTC(2026, 9, day)),
        })
        .execute();
    }
    const first = (await testApp.app.inject(`/cars/${car.uuid}/reviews?limit=3`)).json<ReviewsResponse>();
    const rest = (
      await testApp.app.inject(`/cars/${car.uuid}/reviews?limit=3&cursor=${String(first.next_cursor)}`)
    ).json<ReviewsResponse>();
    const texts = [...first.reviews, ...rest.reviews].map(({ text }) => text);
    assert.deepEqual(texts, ['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
    assert.deepEqual([first.has_more, rest.has_more], [true, false]);
  });
});
