import { mask } from '../../src/modules/contacts/mapped-text.js';
import type {
  MessagesBody,
  MessageThreadBody,
  ThreadListBody,
} from '../../src/modules/messaging/threads/thread.schemas.js';
import { agreedStatuses } from '../../src/modules/booking/public.js';
import { contact, markKey, type KnownThread } from '../world/conversations.js';
import type { Person } from '../world/inhabitants.js';
import type { World } from '../world/world.js';
import { ask, Violation } from './ask.js';

/** A person reads a conversation and marks it as read, to its end or a part of it. */
export async function readThrough(world: World, who: Person, thread: KnownThread): Promise<void> {
  const { random, conversations } = world;
  const before = await statusShown(world, who, thread);
  const page = await readNewest(world, who, thread);
  if (page === undefined) return;
  // Others may confirm or cancel the trip meanwhile.
  if (before !== undefined && (await statusShown(world, who, thread)) === before) {
    requireMasks(
      world,
      thread,
      page,
      agreedStatuses.some((status) => status === before),
    );
  }
  const newest = page.messages[0]?.number ?? 1;
  const through = random.chance(0.5) ? newest : random.int(1, newest);
  const key = markKey(thread.uuid, who);
  const mark = conversations.marks.get(key) ?? { known: 0, possible: [] };
  conversations.marks.set(key, mark);
  const answer = await ask(world, who, {
    method: 'POST',
    url: `/my/threads/${thread.uuid}/read`,
    payload: { through },
    what: `marks a conversation as read up to ${through}`,
  });
  if (answer?.status === 200) mark.known = Math.max(mark.known, through);
  else mark.possible.push(through);
}

/** The newest page of a person's conversation; a violation if they may not read it. */
export async function readNewest(
  world: World,
  who: Person,
  { uuid }: KnownThread,
): Promise<MessagesBody | undefined> {
  const url = `/my/threads/${uuid}/messages`;
  const answer = await ask(world, who, { method: 'GET', url, what: 'reads a conversation' });
  if (answer === undefined || answer.status === 503) return undefined;
  if (answer.status !== 200) throw new Violation(`${who.name} may not read their conversation ${uuid}`);
  return answer.body as MessagesBody;
}

async function statusShown(world: World, who: Person, { uuid }: KnownThread): Promise<string | undefined> {
  const url = `/my/threads/${uuid}`;
  const answer = await ask(world, who, { method: 'GET', url, what: 'looks what a conversation is about' });
  if (answer?.status !== 200) return undefined;
  return (answer.body as MessageThreadBody).trip?.status ?? 'question';
}

/** @throws Violation where a message is none that was sent, or contact details are hidden or shown wrongly */
function requireMasks(
  { conversations }: World,
  { uuid }: KnownThread,
  { messages }: MessagesBody,
  isOpen: boolean,
): void {
  for (const { number, text } of messages) {
    const original = (text ?? '').replace(mask, contact);
    const place = `message ${number} of conversation ${uuid}: ${text}`;
    if (!conversations.sent.has(original)) throw new Violation(`None has sent ${place}`);
    if (original.includes(contact) && (text === original) !== isOpen) {
      throw new Violation(
        `Contact details are ${isOpen ? 'hidden after' : 'shown before'} agreement in ${place}`,
      );
    }
  }
}

/** Everyone sees their own conversations alone, and as many unread messages as there are in them. */
export async function lookAtInbox(world: World, who: Person, isAlone: boolean): Promise<void> {
  const { threads: known, shown } = world.conversations;
  const url = '/my/threads?limit=100';
  const answer = await ask(world, who, { method: 'GET', url, what: 'looks at their conversations' });
  if (answer?.status !== 200) return;
  const { threads, unread, has_more } = answer.body as ThreadListBody;
  for (const { thread_uuid } of threads) {
    const of = known.get(thread_uuid);
    if (of !== undefined && of.customer !== who && of.owner !== who) {
      throw new Violation(`${who.name} is shown conversation ${thread_uuid} of others`);
    }
  }
  shown.set(who.user.uuid, new Map(threads.map((thread) => [thread.thread_uuid, thread.unread])));
  const sum = threads.reduce((total, thread) => total + thread.unread, 0);
  if (isAlone && !has_more && sum !== unread) {
    throw new Violation(`${who.name} is shown ${unread} unread messages, and ${sum} in their conversations`);
  }
}
