import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aCar } from '../../../../testing/a-car.js';
import { aCard, aQuote, ask, cards, type PaidAnswer, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { forgetMethod } from '../../payments/customers/saved-cards.js';
import { deleteSavedCard } from '../../payments/public.js';
import { isCardOfDeposit } from '../deposits/deposits.repository.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;
interface CardAnswer {
  card: { brand: string; last4: string; saved_at: string } | null;
}

const now = new Date('2026-11-21T09:30:00Z');
const saved = { method: { kind: 'saved_card' } };

describe('a card that is kept', () => {
  let testApp: TestApp;
  let owner: Person;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    owner = await aSignedInUser(testApp, { user_verification: 'verified', role: 'car_owner' });
  });
  after(() => testApp.close());

  const aCustomer = () => aSignedInUser(testApp, { user_verification: 'verified' });
  const held = async (person: SignedIn, depositMinor = 0) => {
    const car = await aCar(testApp, owner.user.uuid, { instant_book: true, deposit_minor: depositMinor });
    const { quote_uuid } = await aQuote(testApp, car.uuid, '2026-12-01', '2026-12-04');
    return (await ask(testApp, person, 'POST', '/reservations', { quote_uuid })).body.reservation_uuid;
  };
  const pay = (person: SignedIn, reservationUuid: string, payload: object, key?: string) =>
    ask<PaidAnswer>(testApp, person, 'POST', `/reservations/${reservationUuid}/pay`, payload, key);
  const cardOf = async (person: SignedIn) =>
    (await ask<CardAnswer>(testApp, person, 'GET', '/my/card')).body.card;

  it('is kept only where the customer agreed, and pays the next trip', async () => {
    const customer = await aCustomer();
    assert.equal((await pay(customer, await held(customer), aCard())).status, 200);
    assert.equal(await cardOf(customer), null);

    const first = { ...aCard(), save_card: true };
    assert.equal((await pay(customer, await held(customer), first)).status, 200);
    assert.deepEqual(await cardOf(customer), { brand: 'visa', last4: '4242', saved_at: now.toISOString() });

    const { status, body } = await pay(customer, await held(customer), saved);
    assert.equal(status, 200);
    assert.equal(body.reservation.status, 'confirmed');
    assert.deepEqual(body.payment.card, { brand: 'visa', last4: '4242' });
  });

  it('is no card of another person, and not one that its bank declined', async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()];
    await pay(customer, await held(customer), { ...aCard(), save_card: true });
    await pay(other, await held(other), { ...aCard(cards.declined), save_card: true });
    assert.equal(await cardOf(other), null);

    const refused = await pay(other, await held(other), saved);
    assert.deepEqual([refused.status, refused.body.code], [422, 'CARD_NOT_SAVED']);
  });

  it('is kept once the bank’s question is answered', async () => {
    const customer = await aCustomer();
    const asked = await pay(customer, await held(customer), { ...aCard(cards.confirmed), save_card: true });
    assert.equal(asked.body.payment.status, 'requires_action');
    assert.equal(await cardOf(customer), null);
    const confirm = `/payments/${asked.body.payment.payment_uuid}/confirm`;
    await ask(testApp, customer, 'POST', confirm, { approved: true });
    assert.equal((await cardOf(customer))?.last4, '3184');
  });

  it('is replaced by the next one that is kept, and then forgotten at the provider', async () => {
    const customer = await aCustomer();
    await pay(customer, await held(customer), { ...aCard(), save_card: true });
    const first = await refOf(customer);
    await pay(customer, await held(customer), { ...aCard(cards.twice), save_card: true });
    assert.equal((await cardOf(customer))?.last4, '0341');
    assert.ok((await toForget()).some(({ ref }) => ref === first));
  });

  it('pays once, however often the request is sent, also after it was removed', async () => {
    const customer = await aCustomer();
    await pay(customer, await held(customer), { ...aCard(), save_card: true });
    const trip = await held(customer);
    const first = await pay(customer, trip, saved, 'the-same-key');
    await deleteSavedCard(testApp.database, customer.user.uuid);
    const again = await pay(customer, trip, saved, 'the-same-key');
    assert.deepEqual([again.status, again.body.payment], [200, first.body.payment]);
  });

  it('is forgotten at the provider when it is removed', async () => {
    const customer = await aCustomer();
    await pay(customer, await held(customer), { ...aCard(), save_card: true });
    const removed = await refOf(customer);
    for (const time of ['first', 'again']) {
      const { status, body } = await ask<CardAnswer>(testApp, customer, 'DELETE', '/my/card');
      assert.deepEqual([status, body], [200, { card: null }], time);
    }
    assert.equal((await toForget()).filter(({ ref }) => ref === removed).length, 1);
    assert.deepEqual(await forget(removed), [removed]);
  });

  it('stays with the provider while the deposit of a booked trip needs it, and is asked about a day later', async () => {
    const customer = await aCustomer();
    const trip = await held(customer, 30_000);
    await pay(customer, trip, { ...aCard(), save_card: true });
    const removed = await refOf(customer);
    await ask(testApp, customer, 'DELETE', '/my/card');
    assert.deepEqual(await forget(removed), []);
    assert.deepEqual(
      (await toForget()).filter(({ ref }) => ref === removed).map(({ start }) => start.getTime()),
      [now.getTime(), now.getTime() + 86_400_000],
    );
    await testApp.database
      .updateTable('reservations')
      .set({ status: 'cancelled' })
      .where('uuid', '=', trip)
      .execute();
    assert.deepEqual(await forget(removed), [removed]);
  });

  /** What the job does; the cards that the provider is then asked to forget. */
  async function forget(ref: string): Promise<string[]> {
    const forgotten: string[] = [];
    const payments = {
      ...testApp.deps.payments,
      forgetMethod: (one: string) => Promise.resolve(void forgotten.push(one)),
    };
    await forgetMethod({ ...testApp.deps, payments }, { provider: 'test', ref }, isCardOfDeposit);
    return forgotten;
  }

  async function refOf({ user }: Person): Promise<string> {
    const { ref } = await testApp.database
      .selectFrom('saved_cards')
      .select('ref')
      .where('user_uuid', '=', user.uuid)
      .executeTakeFirstOrThrow();
    return ref;
  }

  async function toForget(): Promise<{ ref: string; start: Date }[]> {
    const { rows } = await sql<{ ref: string; start: Date }>`
      select data->'data'->>'ref' as ref, start_after as start
      from pgboss.job where data->>'job' = 'forget card' order by start_after`.execute(testApp.database);
    return rows;
  }
});
