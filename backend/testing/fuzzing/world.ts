import { schedulePayouts } from '../../src/modules/payouts/payouts/schedule-payouts.js';
import { aMarketplace, type Marketplace } from '../a-marketplace.js';
import { aForm, aPhoto } from '../a-photo.js';
import { aBookedTrip, aQuote, ask, type SignedIn } from '../a-trip.js';
import { aWaitingPerson } from '../ask-verification.js';
import { makeCallers, type Callers } from './callers.js';
import { KnownValues } from './known-values.js';
import { learnFromReads } from './learn-from-reads.js';
import { readApiDocument, type ApiDocument } from './operations.js';
import { prepare, send } from './send.js';

/** A marketplace in which something of everything has happened, and what its answers have said so far. */
export interface World {
  marketplace: Marketplace;
  document: ApiDocument;
  callers: Callers;
  known: KnownValues;
}

const readers = ['admin', 'car_owner', 'customer'] as const;

export async function aWorld(): Promise<World> {
  const marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  await marketplace.app.ready();
  const document = readApiDocument(marketplace.app);
  const { customer, owner: car_owner, admin } = marketplace;
  const callers = await makeCallers(marketplace, { customer, car_owner, admin });
  await makeTrips(marketplace);
  await makeCars(marketplace);
  await aWaitingPerson(marketplace);
  const known = new KnownValues(document.operations);
  const world = { marketplace, document, callers, known };
  await learnFromReads(document.operations, known, async (operation, path) => {
    const request = { path, query: [], headers: {}, body: undefined };
    return await Promise.all(
      readers.map(async (caller) => {
        const ready = await prepare(
          operation,
          { ...request, caller },
          { known, caller: callers.all[caller] },
        );
        return await send(marketplace, ready);
      }),
    );
  });
  return world;
}

/** A trip in each state that lasts. */
async function makeTrips(marketplace: Marketplace): Promise<void> {
  const { customer, owner } = marketplace;
  const [instant, asked] = [await marketplace.car(), await marketplace.car({ instant_book: false })];
  const step = async (by: SignedIn, id: string, name: string, payload?: object) =>
    await ask(marketplace, by, 'POST', `/reservations/${id}/${name}`, payload);

  const done = await aBookedTrip(marketplace, customer, instant.uuid, '2026-11-22', '2026-11-23');
  const under = await aBookedTrip(marketplace, customer, asked.uuid, '2026-11-22', '2026-11-24');
  await step(owner, under.reservation_uuid, 'accept');
  for (const [pickUp, returned] of [
    ['2026-12-01', '2026-12-04'],
    ['2026-12-20', '2026-12-23'],
  ] as const) {
    await aBookedTrip(marketplace, customer, instant.uuid, pickUp, returned);
    await aBookedTrip(marketplace, customer, asked.uuid, pickUp, returned);
  }
  marketplace.setNow('2026-11-22T10:00:00Z');
  for (const { reservation_uuid: uuid } of [done, under]) {
    await step(owner, uuid, 'hand-over');
    await step(customer, uuid, 'pick-up');
  }
  marketplace.setNow('2026-11-23T10:00:00Z');
  await step(owner, done.reservation_uuid, 'take-back');
  marketplace.setNow('2026-11-26T10:00:00Z');
  await schedulePayouts(marketplace.deps);
  await ask(marketplace, customer, 'POST', '/my/cases', { topic: 'other', text: 'Where is the key?' });
  await ask(marketplace, customer, 'POST', `/reservations/${done.reservation_uuid}/messages`, {
    text: 'Thanks!',
  });
  const { quote_uuid } = await aQuote(marketplace, instant.uuid, '2026-12-27', '2026-12-29');
  await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
}

/** A car in each state of its verification, one with a photo. */
async function makeCars(marketplace: Marketplace): Promise<void> {
  await marketplace.car({ verification: 'pending' });
  await marketplace.car({ verification: 'rejected' });
  const draft = await marketplace.car({ verification: 'draft' });
  const form = aForm(await aPhoto());
  await marketplace.app.inject({
    method: 'POST',
    url: `/cars/${draft.uuid}/photos`,
    headers: { ...marketplace.owner.headers, ...form.headers },
    payload: form.payload,
  });
}
