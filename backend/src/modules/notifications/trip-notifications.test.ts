import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { expireRequests } from '../booking/reservations/expire-reservations.js';
import { aCar } from '../../../testing/a-car.js';
import { aBookedTrip, ask } from '../../../testing/a-trip.js';
import { aSignedInUser } from '../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;

const start = new Date('2026-11-21T09:30:00Z');
const hourMs = 3_600_000;

describe('notifications about a trip', () => {
  let testApp: TestApp;
  let owner: Person;
  let customer: Person;
  let admin: Person;
  let now = start;
  before(async () => {
    testApp = await startTestApp({ now: () => now });
    const verified = { user_verification: 'verified' } as const;
    owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner', fname: 'Oscar' });
    customer = await aSignedInUser(testApp, { ...verified, fname: 'Clara' });
    admin = await aSignedInUser(testApp, { role: 'admin' });
  });
  after(() => testApp.close());

  async function aTrip(instant_book: boolean): Promise<string> {
    now = start;
    const { uuid } = await aCar(testApp, owner.user.uuid, { instant_book, cancellation_policy: 'flexible' });
    return (await aBookedTrip(testApp, customer, uuid, '2026-12-01', '2026-12-04')).reservation_uuid;
  }
  const act = async (by: Person, trip: string, step: string, payload: object = {}) => {
    const { status, body } = await ask(testApp, by, 'POST', `/reservations/${trip}/${step}`, payload);
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };
  /** The titles of what a person was told about one trip, with their texts. */
  async function told(
    person: Person,
    trip: string,
  ): Promise<{ title: string; text: string; link: string }[]> {
    const url = '/my/notifications?limit=100';
    const { notifications } = (await testApp.app.inject({ url, headers: person.headers })).json();
    return notifications.filter(({ link }: { link: string }) => link.includes(trip));
  }
  const titles = async (person: Person, trip: string) => (await told(person, trip)).map(({ title }) => title);

  it('confirm a booking to the customer and announce it to the owner, with days and price', async () => {
    const trip = await aTrip(true);
    const [customers] = await told(customer, trip);
    assert.equal(customers?.title, 'Your trip with the Fiat 500 is confirmed');
    assert.match(customers.text, /^Tue 1 Dec 2026, 10:00 to Fri 4 Dec 2026, 10:00\. You paid €\d+\.\d\d\./);
    assert.equal(customers.link, `/dashboard/customer-reservations/${trip}`);
    assert.deepEqual(await titles(owner, trip), ['Clara booked your Fiat 500']);
  });

  it('report the acceptance, the decline and the expiry of a request', async () => {
    const accepted = await aTrip(false);
    assert.deepEqual(await titles(owner, accepted), ['Clara would like to book your Fiat 500']);
    await act(owner, accepted, 'accept');
    assert.ok((await titles(customer, accepted)).includes('Your trip with the Fiat 500 is confirmed'));

    const declined = await aTrip(false);
    await act(owner, declined, 'decline', { reason: 'It is at the workshop.' });
    const [no] = (await told(customer, declined)).filter(({ title }) => title.startsWith('Oscar declined'));
    assert.match(no?.text ?? '', /You weren’t charged.*“It is at the workshop\.”/);

    const unanswered = await aTrip(false);
    now = new Date(start.getTime() + 25 * hourMs);
    await expireRequests(testApp.deps);
    assert.ok((await titles(customer, unanswered)).includes('Oscar didn’t reply in time'));
    assert.ok((await titles(owner, unanswered)).includes('Clara’s request has expired'));
  });

  it('report a cancellation to both sides, with the refund to the customer', async () => {
    const trip = await aTrip(true);
    const { refund } = (
      await testApp.app.inject({ url: `/reservations/${trip}/cancellation`, headers: customer.headers })
    ).json();
    await act(customer, trip, 'cancel', { expected_refund_minor: refund.amount_minor });
    const [mine] = (await told(customer, trip)).filter(({ title }) => title === 'You cancelled your trip');
    assert.match(mine?.text ?? '', /€\d+\.\d\d goes back to your card/);
    assert.ok((await titles(owner, trip)).includes('Clara cancelled the trip with your Fiat 500'));
  });

  it('report the hand-over, a dispute and its settlement', async () => {
    const trip = await aTrip(true);
    now = new Date('2026-12-01T09:00:00Z');
    await act(owner, trip, 'hand-over');
    await act(customer, trip, 'pick-up');
    assert.ok((await titles(customer, trip)).includes('The Fiat 500 is yours: enjoy the trip'));
    await act(customer, trip, 'dispute', { reason: 'The brakes squeal.' });
    assert.ok((await titles(owner, trip)).includes('Clara reported a problem with a trip'));
    const [toAdmin] = await told(admin, trip);
    assert.match(toAdmin?.text ?? '', /“The brakes squeal\.”/);
    await act(admin, trip, 'resolve', { reason: 'The workshop found nothing.' });
    for (const person of [owner, customer]) {
      assert.ok((await titles(person, trip)).some((title) => title.startsWith('We’ve settled')));
    }
  });

  it('announce a requested change with its price and the customer’s message', async () => {
    const trip = await aTrip(true);
    const wanted = { pick_up: '2026-12-01T10:00', return: '2026-12-05T10:00' };
    const quoted = await act(customer, trip, 'change-quotes', wanted);
    const { difference } = quoted as unknown as { difference: { amount_minor: number } };
    const message = 'Our flight is later.';
    await act(customer, trip, 'changes', {
      ...wanted,
      expected_difference_minor: difference.amount_minor,
      message,
    });
    const asked = (await told(owner, trip)).find(({ title }) =>
      title.startsWith('Clara would like to change'),
    );
    assert.match(
      asked?.text ?? '',
      /It costs €\d+\.\d\d more\. You’d earn €\d+\.\d\d instead of €\d+\.\d\d\. Clara writes: “Our flight is later\.”/,
    );
  });
});
