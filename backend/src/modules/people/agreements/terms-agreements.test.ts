import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aRegistration, aSignedInUser, headersOf } from '../../../../testing/a-user.js';
import type { MyAccountBody } from '../account/account.schemas.js';

describe('terms agreements', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2027-03-01T09:00:00Z');
  });
  after(() => market.close());

  const agreementsOf = async (person: { headers: { authorization: string } }) =>
    (await ask<MyAccountBody>(market, person, 'GET', '/my/account')).body.agreements;
  async function versionOf(page: string): Promise<string> {
    const answer = await market.app.inject({ url: `/site/pages/${page}` });
    return answer.json<{ version: string }>().version;
  }
  const inForce = async (occasion: string, agreed_at: string) =>
    await Promise.all(
      ['terms', 'privacy'].map(async (document) => ({
        document,
        version: await versionOf(document),
        occasion,
        agreed_at,
      })),
    );

  it('are stored at both ways to sign up, with the versions in force', async () => {
    market.setNow('2027-03-02T10:00:00Z');
    const full = aRegistration();
    const { fname, lname, email, phone } = aRegistration();
    const ways = [
      ['/register', full],
      ['/register/customer', { fname, lname, email, phone }],
    ] as const;
    for (const [url, payload] of ways) {
      const person = { headers: await headersOf(market, { uid: payload.email, email: payload.email }) };
      assert.equal((await ask(market, person, 'POST', url, payload)).status, 201);
      assert.deepEqual(await agreementsOf(person), await inForce('sign_up', '2027-03-02T10:00:00.000Z'), url);
    }
  });

  it('are stored at a payment, and keep the time of the first with a version', async () => {
    const person = await aSignedInUser(market, { user_verification: 'verified' });
    const car = await market.car();
    market.setNow('2027-03-03T10:00:00Z');
    await aBookedTrip(market, person, car.uuid, '2027-04-01', '2027-04-03');
    market.setNow('2027-03-04T10:00:00Z');
    await aBookedTrip(market, person, car.uuid, '2027-05-01', '2027-05-03');
    assert.deepEqual(await agreementsOf(person), await inForce('payment', '2027-03-03T10:00:00.000Z'));
  });

  it('name a new version once a text has changed', async () => {
    const { deps } = market;
    const person = await aSignedInUser(market, { user_verification: 'verified' });
    const car = await market.car();
    await aBookedTrip(market, person, car.uuid, '2027-06-01', '2027-06-03');
    const { legalVersions } = deps;
    deps.legalVersions = (given) => ({ ...legalVersions(given), terms: 'new-terms' });
    try {
      await aBookedTrip(market, person, car.uuid, '2027-07-01', '2027-07-03');
    } finally {
      deps.legalVersions = legalVersions;
    }
    const agreed = (await agreementsOf(person)).map(({ document, version }) => `${document} ${version}`);
    const expected = [`privacy ${await versionOf('privacy')}`, `terms ${await versionOf('terms')}`];
    assert.deepEqual(agreed.sort(), [...expected, 'terms new-terms'].sort());
  });

  it('stay when the account is closed, as the trips that they are about do', async () => {
    const { email, ...rest } = aRegistration();
    const headers = await headersOf(market, { uid: email, email });
    const { body } = await ask<{ user: { uuid: string } }>(market, { headers }, 'POST', '/register', {
      email,
      ...rest,
    });
    await market.app.inject({ method: 'POST', url: '/my/account/close', headers, payload: { email } });
    const rows = await market.database
      .selectFrom('terms_agreements')
      .select(['document', 'occasion'])
      .where('user_uuid', '=', body.user.uuid)
      .execute();
    assert.equal(rows.length, 2);
  });
});
