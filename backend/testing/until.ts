import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the busiest machine takes for anything that a test waits for. */
const limitMs = 120_000;

type Truthy<Value> = Exclude<NonNullable<Value>, false | ''>;

/**
 * Waits for a condition instead of a time, so that a test passes on a machine of any speed.
 *
 * @param describe what to say when it never holds
 * @returns what the condition found
 */
export async function until<Found>(
  condition: () => Found | Promise<Found>,
  describe: () => string = () => `Still not true: ${String(condition)}`,
): Promise<Truthy<Found>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await condition();
    if (found) return found as Truthy<Found>;
    if (Date.now() > deadline) throw new Error(describe());
    await sleep(10);
  }
}
