import type { ThreadMessageBody } from '../../src/modules/messaging/threads/thread.schemas.js';
import { contact, type KnownThread } from '../world/conversations.js';
import type { Person } from '../world/inhabitants.js';
import type { KnownTrip, World } from '../world/world.js';
import { ask, Violation, type Answer, type Asked } from './ask.js';
import { lookAtInbox, readNewest, readThrough } from './read-messages.js';

/** What a person does about messages, and how often. */
const weights = { ask: 2, aboutTrip: 4, reply: 10, read: 10, inbox: 3, block: 2, report: 2, pry: 3 };

/** Two people of a trip, or of questions about a car, write to each other; a stranger tries to read it. */
export async function exchangeMessages(world: World, trip: KnownTrip, isAlone: boolean): Promise<void> {
  const { random, people, conversations } = world;
  const kind = conversations.threads.size === 0 ? 'aboutTrip' : random.weighted(weights);
  if (kind === 'ask') {
    await askAboutCar(world);
    return;
  }
  if (kind === 'aboutTrip') {
    await writeAboutTrip(world, trip);
    return;
  }
  const thread = random.pick([...conversations.threads.values()].slice(-4));
  if (kind === 'pry') {
    await pry(world, thread);
    return;
  }
  const who = random.pick([thread.customer, thread.owner]);
  switch (kind) {
    case 'reply':
      await reply(world, who, thread, isAlone);
      return;
    case 'read':
      await readThrough(world, who, thread);
      return;
    case 'inbox':
      await lookAtInbox(world, random.pick([...people.customers, ...people.owners]), isAlone);
      return;
    case 'block': {
      const method = random.pick(['POST', 'DELETE', 'DELETE'] as const);
      const what = method === 'POST' ? 'blocks the other' : 'lets the other write again';
      await ask(world, who, { method, url: `/my/threads/${thread.uuid}/block`, what });
      return;
    }
    case 'report':
      await report(world, who, thread);
  }
}

async function askAboutCar(world: World): Promise<void> {
  const { random, people } = world;
  const { car, owner: ownerIndex, name } = random.pick(people.cars);
  const [customer, owner] = [random.pick(people.customers), people.owners[ownerIndex]];
  if (owner === undefined) return;
  const about = { customer, owner, tripUuid: undefined };
  await write(world, customer, { url: `/cars/${car.uuid}/messages`, what: `asks about ${name}` }, about);
}

async function writeAboutTrip(world: World, trip: KnownTrip): Promise<void> {
  const { random, people } = world;
  const [customer, owner] = [people.customers[trip.customer], people.owners[trip.owner]];
  if (customer === undefined || owner === undefined) return;
  const to = { url: `/reservations/${trip.uuid}/messages`, what: `writes about trip ${trip.number}` };
  await write(world, random.pick([customer, owner]), to, { customer, owner, tripUuid: trip.uuid });
}

/** Sends a text that no other message has, and remembers what came of it. */
async function write(
  world: World,
  sender: Person,
  { url, what }: Pick<Asked, 'url' | 'what'>,
  about: Omit<KnownThread, 'uuid'>,
): Promise<Answer | undefined> {
  const { sent, threads } = world.conversations;
  const passedOn = world.random.chance(0.3) ? `, or write to ${contact}` : '';
  const text = `This is message ${sent.size + 1}${passedOn}.`;
  const message = { sender, threadUuid: undefined as string | undefined };
  sent.set(text, message);
  const answer = await ask(world, sender, { method: 'POST', url, what, payload: { text } });
  if (answer?.status !== 201) return answer;
  const { thread_uuid: uuid } = answer.body as ThreadMessageBody;
  message.threadUuid = uuid;
  if (!threads.has(uuid)) threads.set(uuid, { uuid, ...about });
  return answer;
}

/** Who is shown that they can write, can. */
async function reply(world: World, who: Person, thread: KnownThread, isAlone: boolean): Promise<void> {
  const page = await readNewest(world, who, thread);
  if (page === undefined) return;
  const to = { url: `/my/threads/${thread.uuid}/messages`, what: 'answers in a conversation' };
  const answer = await write(world, who, to, thread);
  if (!isAlone || answer === undefined || answer.body['code'] === 'ACCOUNT_SUSPENDED') return;
  if (answer.status < 500 && page.can_write !== (answer.status === 201)) {
    throw new Violation(`${who.name} was shown can_write ${page.can_write}, and answered ${answer.status}`);
  }
}

async function report(world: World, who: Person, thread: KnownThread): Promise<void> {
  const { random, conversations } = world;
  const page = await readNewest(world, who, thread);
  const others = page?.messages.filter(({ is_mine }) => !is_mine) ?? [];
  if (others.length === 0) return;
  const may_read_messages = random.chance(0.5);
  if (may_read_messages && thread.tripUuid !== undefined) conversations.opened.add(thread.tripUuid);
  const payload = {
    message_uuid: random.pick(others).message_uuid,
    text: 'This is an insult.',
    may_read_messages,
  };
  const url = `/my/threads/${thread.uuid}/report`;
  await ask(world, who, { method: 'POST', url, payload, what: 'reports a message' });
}

/** A stranger finds no conversation of others, whatever they try. */
async function pry(world: World, thread: KnownThread): Promise<void> {
  const { random, people } = world;
  const who = random.pick(
    [...people.customers, ...people.owners].filter((one) => one !== thread.customer && one !== thread.owner),
  );
  const url = `/my/threads/${thread.uuid}`;
  const asked = random.pick<Omit<Asked, 'what'>>([
    { method: 'GET', url },
    { method: 'GET', url: `${url}/messages` },
    { method: 'POST', url: `${url}/messages`, payload: { text: 'Hello?' } },
    { method: 'POST', url: `${url}/read`, payload: { through: 1 } },
    { method: 'POST', url: `${url}/typing` },
    { method: 'POST', url: `${url}/block` },
    { method: 'POST', url: `${url}/report`, payload: { message_uuid: thread.uuid, text: 'Hello?' } },
  ]);
  const what = `tries ${asked.method} on a conversation of others`;
  const answer = await ask(world, who, { ...asked, what });
  if (answer === undefined || answer.status >= 500 || answer.body['code'] === 'ACCOUNT_SUSPENDED') return;
  if (answer.status !== 404) throw new Violation(`${who.name} ${what} and is answered ${answer.status}`);
}
