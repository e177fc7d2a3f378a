import type { World } from '../world/world.js';
import type { Person } from '../world/inhabitants.js';
import { ask, Violation, type Answer } from './ask.js';

export interface Period {
  pick_up: string;
  return: string;
}

const hourOf = (at: number) => `${new Date(at).toISOString().slice(0, 13)}:00`;

/** From and to whole hours. */
export const periodOf = (begins: number, ends: number): Period => ({
  pick_up: hourOf(begins),
  return: hourOf(ends),
});

/** Asks for a price, and where the owner's rules do not allow the period, mostly for the nearest one that they do. */
export async function askForPrice(
  world: World,
  who: Person,
  { car, name }: World['people']['cars'][number],
  period: Period,
): Promise<Answer | undefined> {
  const quote = (wanted: Period, what: string) =>
    ask(world, who, { method: 'POST', url: '/quotes', what, payload: { car_uuid: car.uuid, ...wanted } });
  const answer = await quote(period, `asks for the price of ${name}`);
  const [nearest] = (answer?.body['nearest'] ?? []) as Period[];
  if (nearest === undefined || world.random.chance(0.2)) return answer;
  const again = await quote(nearest, `asks for ${name} at the nearest times`);
  const code = again?.body['code'];
  if (code === 'OUTSIDE_HOURS' || code === 'TRIP_TOO_LONG') {
    throw new Violation(
      `${name} was offered for ${nearest.pick_up} to ${nearest.return}, and refused: ${code}`,
    );
  }
  return again;
}
