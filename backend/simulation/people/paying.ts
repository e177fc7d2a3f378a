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
  asksLater: 5,
  declinedLater: 3,
};
export const anyCard = (random: Random) => aCard(cards[random.weighted(cardWeights)]);

/** Pays with any card, and mostly confirms with the bank where that asks. */
export async function payFor(world: World, who: Person, pay: (card: object) => Promise<Answer | undefined>) {
  const { random } = world;
  const answer = await pay(anyCard(random));
  const payment = answer?.body['payment'] as { payment_uuid: string; status: string } | undefined;
  if (payment?.status !== 'requires_action' || random.chance(0.2)) return answer;
  return await ask(world, who, {
    method: 'POST',
    url: `/payments/${payment.payment_uuid}/confirm`,
    payload: { approved: random.chance(0.8) },
    what: 'answers the bank',
  });
}
