import { Violation } from '../people/ask.js';
import { stateOf } from './states.js';
import type { World } from './world.js';

/** The bank's messages reach us: in any order, some twice, some only later, and none is waited for. */
export async function deliverMessages(world: World): Promise<void> {
  const { bank, random, scheduler, app } = world;
  const due = bank.messages.splice(0);
  for (const message of due) {
    if (random.chance(0.15)) bank.messages.push(message);
    if (random.chance(0.1)) continue;
    const process = world.processes.get(random.pick(['api 1', 'api 2'] as const));
    const answer = await scheduler.start('a message of the bank', process, async () => {
      return await app.inject({
        method: 'POST',
        url: '/payment-events/test',
        payload: message.rawBody,
        headers: message.headers,
      });
    });
    const text = message.rawBody.toString();
    const { type } = JSON.parse(text) as { type: string };
    const status = answer?.statusCode ?? 'nothing';
    world.story.tell(`bank: ${type} → ${status}`);
    world.seen.add(`${stateOf(world, text)} × bank ${type} ${status}`);
    if (answer !== undefined && answer.statusCode !== 200) {
      throw new Violation(`The bank’s ${type} was answered ${status} ${answer.body}`);
    }
    // As a provider does, it tells again what was not taken.
    if (answer === undefined) bank.messages.push(message);
  }
}
