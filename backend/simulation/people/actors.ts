import type { QuoteBody } from '../../src/modules/booking/quotes/quote.schemas.js';
import type { ReservationBody } from '../../src/modules/booking/viewing/reservation.schemas.js';
import type { Random } from '../kernel/random.js';
import type { Person } from '../world/inhabitants.js';
import type { KnownTrip, World } from '../world/world.js';
import { workAtTheDesk } from './administrators.js';
import { ask, Violation } from './ask.js';
import { comeAsCrowd } from './crowd.js';
import { exchangeMessages } from './messages.js';
import { isUnverified, requireHeldUntilVerified, verifyNewcomer } from './newcomers.js';
import { lookAfterCars } from './owners.js';
import { anyCard } from './paying.js';
import { askForPrice, periodOf } from './prices.js';
import { actionsOf, actOn, lookAt, remember, type Viewer } from './trips.js';

const day = 86_400_000;

/** Something that a person does. To add one: give it a name and a weight here, and say what it does below. */
const weights = {
  book: 30,
  actAsCustomer: 30,
  actAsOwner: 30,
  actAsAdmin: 7,
  desk: 7,
  cars: 4,
  meddle: 4,
  messages: 24,
  startHosting: 2,
  newcomers: 8,
  crowd: 4,
};

/** What one person does next, in a step in which others may do something at the same moment. */
export async function actSomehow(world: World, isAlone: boolean): Promise<void> {
  const { random } = world;
  const kind = world.trips.length === 0 ? 'book' : random.weighted(weights);
  switch (kind) {
    case 'book':
      await book(world);
      return;
    case 'actAsCustomer':
      await actAs(world, 'customer', isAlone);
      return;
    case 'actAsOwner':
      await actAs(world, 'owner', isAlone);
      return;
    case 'actAsAdmin':
      await actAs(world, 'admin', isAlone);
      return;
    case 'desk':
      await workAtTheDesk(world, random.pick(world.people.admins));
      return;
    case 'cars':
      await lookAfterCars(world, random.int(0, world.people.owners.length - 1));
      return;
    case 'meddle':
      await meddle(world);
      return;
    case 'messages':
      await exchangeMessages(world, someTrip(world), isAlone);
      return;
    case 'startHosting':
      await startHosting(world);
      return;
    case 'crowd':
      await comeAsCrowd(world);
      return;
    case 'newcomers':
      if (random.chance(0.3)) await verifyNewcomer(world, random.pick(world.people.admins));
      else await book(world, random.pick(world.people.newcomers).customer);
  }
}

/** A customer presses the button that lets them host, too; who does already may press it as well. */
async function startHosting(world: World): Promise<void> {
  const who = world.random.pick(world.people.customers);
  const url = '/my/account/hosting';
  const answer = await ask(world, who, { method: 'POST', url, what: 'starts hosting' });
  if (answer !== undefined && answer.status !== 200)
    throw new Violation(`${who.name} may not host: ${answer.status}`);
}

/** A customer chooses a car and days, reserves, and mostly pays at once. */
async function book(world: World, by?: number): Promise<void> {
  const { random, people } = world;
  const customer = by ?? random.int(0, people.customers.length - 1);
  const car = random.int(0, people.cars.length - 1);
  const who = people.customers[customer];
  const chosen = people.cars[car];
  if (who === undefined || chosen === undefined) return;
  const begins = Date.now() + random.pick([0.1, 0.5, 1, 2, 3, 5, 8, 14]) * day;
  const ends = begins + random.pick([1, 1, 2, 2, 3, 4, 7, 9]) * day;
  const quoted = await askForPrice(world, who, chosen, periodOf(begins, ends));
  if (quoted?.status !== 201) return;
  const { quote_uuid } = quoted.body as QuoteBody;
  const what = `reserves ${chosen.name} as trip ${world.trips.length + 1}`;
  const reserved = await ask(world, who, {
    method: 'POST',
    url: '/reservations',
    payload: { quote_uuid },
    what,
  });
  if (reserved?.status !== 201) return;
  const body = reserved.body as ReservationBody;
  const known = world.trips.find(({ uuid }) => uuid === body.reservation_uuid);
  const trip: KnownTrip = known ?? {
    uuid: body.reservation_uuid,
    number: world.trips.length + 1,
    customer,
    owner: chosen.owner,
    car,
    status: 'pending_payment',
    moments: [],
    heldUntil: 0,
  };
  if (known === undefined) world.trips.push(trip);
  remember(trip, body);
  if (isUnverified(world, customer)) requireHeldUntilVerified(who, trip, body);
  else if (random.chance(0.85)) await actOn(world, who, trip, body, 'pay');
}

/** A person looks at a trip and does something that is offered, or now and then something that is not. */
async function actAs(world: World, viewer: Viewer, isAlone: boolean): Promise<void> {
  const { random, people } = world;
  const trip = someTrip(world);
  const who = personOf(world, trip, viewer) ?? random.pick(people.admins);
  const body = await lookAt(world, who, trip);
  if (body === undefined) return;
  const offered = body.can;
  const isForbidden = random.chance(0.1) || offered.length === 0;
  const forbidden = actionsOf[viewer].filter((action) => !offered.includes(action));
  if (isForbidden && (forbidden.length === 0 || random.chance(0.6))) return;
  const action = random.pick(isForbidden ? forbidden : offered);
  const answer = await actOn(world, who, trip, body, action);
  if (!isAlone || answer === undefined) return;
  const { status, body: said } = answer;
  if (isForbidden && status < 300) {
    throw new Violation(
      `${who.name} could ${action} trip ${trip.number} (${body.status}), which was not offered`,
    );
  }
  if (
    !isForbidden &&
    said['code'] === 'MOVE_NOT_ALLOWED' &&
    Date.now() - Date.parse(body.updated_at) > 60_000
  ) {
    throw new Violation(
      `${who.name} could not ${action} trip ${trip.number} (${body.status}), which was offered`,
    );
  }
}

/** Someone tries what is another's. */
async function meddle(world: World): Promise<void> {
  const { random, people } = world;
  const trip = someTrip(world);
  const strangers = [...people.customers, ...people.owners].filter(
    (person) => person !== people.customers[trip.customer] && person !== people.owners[trip.owner],
  );
  const who = random.pick(strangers);
  const url = `/reservations/${trip.uuid}${random.pick(['', '/cancel', '/hand-over', '/pay', '/accept', '/pick-up'])}`;
  const method = url.split('/').length > 3 ? 'POST' : 'GET';
  const payload = url.endsWith('/pay')
    ? anyCard(random)
    : url.endsWith('/cancel')
      ? { expected_refund_minor: 0 }
      : undefined;
  const what = `tries ${method} on trip ${trip.number} of others`;
  const answer = await ask(world, who, { method, url, what, ...(payload && { payload }) });
  if (answer !== undefined && answer.status < 400) throw new Violation(`${who.name} ${what} and may`);
}

/** Mostly one of the last ones that are not over. */
function someTrip({ trips, random }: { trips: KnownTrip[]; random: Random }): KnownTrip {
  const over = ['declined', 'expired', 'cancelled'];
  const open = trips.filter(({ status }) => !over.includes(status)).slice(-12);
  return random.pick(open.length > 0 && random.chance(0.92) ? open : trips);
}

function personOf({ people }: World, trip: KnownTrip, viewer: Viewer): Person | undefined {
  if (viewer === 'customer') return people.customers[trip.customer];
  return viewer === 'owner' ? people.owners[trip.owner] : undefined;
}
