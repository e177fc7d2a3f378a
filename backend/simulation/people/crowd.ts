import { headersOf, type Person } from '../world/inhabitants.js';
import { nameOf, refusedNames } from '../world/names.js';
import type { World } from '../world/world.js';
import { ask, Violation } from './ask.js';
import { askForPrice, periodOf } from './prices.js';

const day = 86_400_000;
const accounts = 60;
const atOnce = 10;

/** The next ten of one person's sixty fresh accounts, on one network and most with one phone number, take all cars. */
export async function comeAsCrowd(world: World): Promise<void> {
  const first = world.crowd;
  if (first >= accounts) return;
  world.crowd += atOnce;
  const wanted = await priceOfEachCar(world, crowdMember(first));
  await Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      const who = crowdMember(first + place);
      const quote_uuid = wanted[place % wanted.length];
      if (!(await register(world, who, first + place)) || quote_uuid === undefined) return;
      const what = 'reserves a car for the crowd';
      await ask(world, who, { method: 'POST', url: '/reservations', payload: { quote_uuid }, what });
    }),
  );
}

function crowdMember(number: number): Person {
  const [fname, lname] = nameOf(number);
  const uid = `crowd-${number}`;
  const user = { uuid: uid, role: 'customer', identity_uid: uid, fname, lname } as const;
  const headers = headersOf(uid, `${uid}@example.test`);
  return { name: `account ${number} of the crowd`, user, headers, address: `203.0.113.${number + 1}` };
}

/** A price is for all who have its link. */
async function priceOfEachCar(world: World, who: Person): Promise<string[]> {
  const begins = Date.now() + world.random.int(3, 20) * day;
  const quotes: string[] = [];
  for (const car of world.people.cars) {
    const quoted = await askForPrice(world, who, car, periodOf(begins, begins + 3 * day));
    if (quoted?.status === 201) quotes.push(String(quoted.body['quote_uuid']));
  }
  return quotes;
}

/** Some first try a name that is none. One in three gives a phone number of their own: they share the network alone. */
async function register(world: World, who: Person, number: number): Promise<boolean> {
  const { random } = world;
  const given = {
    email: `${who.user.identity_uid}@example.test`,
    phone: number % 3 === 0 ? `+49 30 ${3_000_000 + number}` : '+49 30 2999999',
  };
  const url = '/register/customer';
  const registerAs = async (fname: string, lname: string) => {
    const what = `registers as ${JSON.stringify(`${fname} ${lname}`.slice(0, 40))}`;
    const payload = { ...given, fname, lname };
    return await ask(world, who, { method: 'POST', url, payload, what, mayBeInvalid: true });
  };
  if (random.chance(0.5)) {
    const refused = await registerAs(...random.pick(refusedNames));
    if (refused !== undefined && ![400, 422, 503].includes(refused.status))
      throw new Violation(`${who.name} got a name that is none: ${refused.status}`);
  }
  // What turns a line round is taken out of a name, and nothing else of it.
  const registered = await registerAs(`\u202e${who.user.fname}`, who.user.lname);
  if (registered?.status === 400 || registered?.status === 422)
    throw new Violation(`${who.name} may not have the name ${who.user.fname} ${who.user.lname}`);
  // 409: its first answer was lost.
  return registered?.status === 201 || registered?.status === 409;
}
