import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { issueAllInvoices } from './modules/payouts/invoices/issue-invoices.js';
import { accessRules } from '../testing/access-rules.js';
import { aMarketplace, type Marketplace } from '../testing/a-marketplace.js';
import { aNewcomer } from '../testing/a-newcomer.js';
import { aForm, aPhoto } from '../testing/a-photo.js';
import { aBookedTrip, ask } from '../testing/a-trip.js';
import { aSignedInUser } from '../testing/a-user.js';
import { askVerification, aWaitingPerson } from '../testing/ask-verification.js';
import { callRoutes, sampleId } from '../testing/call-route.js';

describe('another person’s data', () => {
  let market: Marketplace;
  let theirs: Record<string, string>;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const { customer, owner } = market;
    const car = await market.car({ instant_book: false });
    const trip = await aBookedTrip(market, customer, car.uuid, '2026-12-01', '2026-12-04');
    const uuid = trip.reservation_uuid;
    await ask(market, owner, 'POST', `/reservations/${uuid}/accept`);
    const period = { pick_up: '2026-12-01T10:00', return: '2026-12-05T10:00' };
    const quote = await ask<{ difference: { amount_minor: number } }>(
      market,
      customer,
      'POST',
      `/reservations/${uuid}/change-quotes`,
      period,
    );
    const change = await ask(market, customer, 'POST', `/reservations/${uuid}/changes`, {
      ...period,
      expected_difference_minor: quote.body.difference.amount_minor,
    });
    const photo = await market.app.inject({
      method: 'POST',
      url: '/my/message-photos',
      ...withForm(aForm(await aPhoto({ width: 200, height: 100 })), customer.headers),
    });
    const { photo_uuid } = photo.json<{ photo_uuid: string }>();
    const sent = await ask<{ thread_uuid: string; message_uuid: string }>(
      market,
      customer,
      'POST',
      `/reservations/${uuid}/messages`,
      { text: 'Hello', photos: [photo_uuid] },
    );
    const template = await ask<{ template_uuid: string }>(market, owner, 'POST', '/my/message-templates', {
      name: 'Keys',
      text: 'Under the mat',
      schedule: null,
    });
    const waiting = await aWaitingPerson(market);
    const { body: verification } = await askVerification(market, waiting, 'GET', '/my/verification');
    await issueAllInvoices(market.deps);
    const first = async (table: 'payments' | 'invoices') =>
      (await market.database.selectFrom(table).select('uuid').executeTakeFirstOrThrow()).uuid;
    theirs = {
      car_uuid: (await market.car({ verification: 'pending' })).uuid,
      reservation_uuid: uuid,
      change_uuid: change.body.change!.change_uuid,
      thread_uuid: sent.body.thread_uuid,
      photo_uuid,
      payment_uuid: await first('payments'),
      invoice_uuid: await first('invoices'),
      document_uuid: verification.documents[0]!.document_uuid,
      template_uuid: template.body.template_uuid,
      message_uuid: sent.body.message_uuid,
      user_uuid: waiting.user.uuid,
    };
    for (const [name, value] of Object.entries(theirs)) assert.match(value, /-/, name);
  });
  after(() => market.close());

  it('is answered to strangers as what is not there', async () => {
    const { routes, call } = await callRoutes(market);
    const verified = { user_verification: 'verified' } as const;
    const all = Object.keys(theirs);
    // Who is a side of the trip is a stranger to what is the other side's alone.
    const callers: { who: string; headers: Record<string, string>; to: string[] }[] = [
      { who: 'visitors', headers: {}, to: all },
      { who: 'newcomers', headers: (await aNewcomer(market)).headers, to: all },
      { who: 'customers', headers: (await aSignedInUser(market, verified)).headers, to: all },
      { who: 'owners', headers: (await anOwner(market)).headers, to: all },
      {
        who: 'the owner of the trip',
        headers: market.owner.headers,
        to: ['payment_uuid', 'invoice_uuid', 'document_uuid'],
      },
      {
        who: 'the customer of the trip',
        headers: market.customer.headers,
        to: ['car_uuid', 'template_uuid', 'document_uuid'],
      },
    ];
    const differing: string[] = [];
    for (const { who, headers, to } of callers) {
      for (const route of routes) {
        const inPath = to.filter((name) => route.path.includes(`{${name}}`));
        const said = to.filter((name) => route.names.has(name));
        // One of them at a time: some requests take no more.
        for (const name of said.length > 0 ? said : inPath.slice(0, 1)) {
          const sayOf = (uuid: string) => ({ text: 'Hello', ...(said.includes(name) && { [name]: uuid }) });
          const given = await call(route, headers, theirs, sayOf(theirs[name]!));
          const none = await call(route, headers, {}, sayOf(sampleId));
          if (given.status !== none.status || given.body !== none.body)
            differing.push(`${route.name} for ${who}, ${name}: ${given.body}, not ${none.body}`);
        }
      }
    }
    assert.deepEqual(differing, []);
  });

  it('is not there for them, rather than forbidden', async () => {
    const { routes, call } = await callRoutes(market);
    const { headers } = await anOwner(market);
    const forOwners = routes.filter(({ name, path }) => {
      const rule = accessRules[name];
      const isForAdministrators = typeof rule === 'object' && rule.permissions.join() === 'administer';
      return path.includes('_uuid}') && !isForAdministrators;
    });
    const otherwise: string[] = [];
    for (const route of forOwners) {
      const { status } = await call(route, headers, theirs, { text: 'Hello' });
      if (status !== 404) otherwise.push(`${route.name}: ${status}`);
    }
    assert.deepEqual(otherwise, [
      // Taking out of one's own list what is not in it has succeeded.
      'DELETE /my/favourites/{car_uuid}: 200',
      // The sample has no file.
      'POST /cars/{car_uuid}/photos: 400',
      'POST /cars/{car_uuid}/documents/{kind}: 400',
    ]);
  });
});

const anOwner = async (market: Marketplace) =>
  await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });

const withForm = ({ payload, headers }: ReturnType<typeof aForm>, by: object) => ({
  payload,
  headers: { ...by, ...headers },
});
