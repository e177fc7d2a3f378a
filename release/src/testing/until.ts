import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the busiest machine takes for anything that a test waits for. */
const limitMs = 120_000;

/** Waits for a condition instead of a time, so that a test passes on a machine of any speed. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Still not true: ${String(condition)}`);
    await sleep(20);
  }
}
