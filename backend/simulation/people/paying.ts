import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aCard, cards } from '../../testing/a-trip.js';
import type { Random } from '../kernel/random.js';
import type { Person } from '../world/inhabitants.js';
import type { World } from '../world/world.js';
import { ask, type Answer } from './ask.js';

/** How often a card of this kind is used. */
const cardWeights: Record<keyof typeof cards, number> = {
  accepted: 60,
  declined: 5,
  poor: 3,
  confirmed: 10,
  late: 4,
  twice: 5,
  never: 2,
  takesNoRefunds: 4,
  disputed: 4,
  takesNoDeposits: 4,
};
export const anyCard = (random: Random) => aCard(cards[random.weighted(cardWeights)]);

type Pay = (card: object, key: string) => Promise<Answer | undefined>;

/** Pays, again by the same key where the bank has not answered, and mostly confirms with the bank where that asks. */
export async function payFor(world: World, who: Person, pay: Pay) {
  const { random } = world;
  const [card, key] = [anyCard(random), randomUUID()];
  let answer = await pay(card, key);
  const isOpen = () => (answer?.body['payment'] as { status: string } | undefined)?.status === 'created';
  for (let tries = 0; tries < 2 && isOpen() && random.chance(0.8); tries += 1) {
    await sleep(random.int(1, 8) * 1_000);
    answer = await pay(card, key);
  }
  const payment = answer?.body['payment'] as { payment_uuid: string; status: string } | undefined;
  if (payment?.status !== 'requires_action' || random.chance(0.2)) return answer;
  return await ask(world, who, {
    method: 'POST',
    url: `/payments/${payment.payment_uuid}/confirm`,
    payload: { approved: random.chance(0.8) },
    what: 'answers the bank',
  });
}
