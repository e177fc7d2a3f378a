import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchBackend } from './bench-backend.js';
import type { Bystander } from './bystander.js';
import { sendOver } from './client.js';
import type { HostileClass } from './hostile-requests.js';

export interface ClassResult {
  name: string;
  sent: number;
  /** Not sent, because the class had used up its time. */
  left: number;
  /** The longest that one request blocked the event loop, and which. */
  worst: { blockMs: number; what: string };
  /** How many requests blocked it for longer than is allowed. */
  tooLong: number;
  failed: number;
  searchMs: number[];
  healthMs: number[];
}

export interface Limits {
  allowedBlockMs: number;
  classMs: number;
  quietMs: number;
}

/** A machine that others use pauses a process too: what blocks by itself does so each time. */
const tries = 3;
/** No machine pauses a process for so long. */
const certainMs = 2_000;

/** Sends the requests of a class one after the other and asks after each how long the event loop was blocked. */
export async function measureClass(
  { name, requests }: HostileClass,
  { backend, bystander }: { backend: BenchBackend; bystander: Bystander },
  { allowedBlockMs, classMs }: Limits,
): Promise<ClassResult> {
  const result = { name, sent: 0, left: 0, worst: { blockMs: 0, what: '' }, tooLong: 0, failed: 0 };
  const until = performance.now() + classMs;
  bystander.take();
  await backend.lap();
  // Spread over all operations, should the time not suffice for all of them.
  for (const request of spread(requests)) {
    if (performance.now() > until) {
      result.left = requests.length - result.sent;
      break;
    }
    let blockMs = Infinity;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { status } = await sendOver(backend.url, request).catch(() => ({ status: 0 }));
      if (status === 0 || status === 500) result.failed += 1;
      const { longestBlockMs } = await backend.lap();
      blockMs = Math.min(blockMs, longestBlockMs);
      if (blockMs <= allowedBlockMs || longestBlockMs > certainMs) break;
    }
    result.sent += 1;
    if (blockMs > allowedBlockMs) result.tooLong += 1;
    if (blockMs > result.worst.blockMs) result.worst = { blockMs, what: request.what };
  }
  return { ...result, ...bystander.take() };
}

/** The same bystander while nothing else happens, and the longest block of that time. */
export async function measureQuiet(
  { backend, bystander }: { backend: BenchBackend; bystander: Bystander },
  { quietMs }: Limits,
) {
  bystander.take();
  await backend.lap();
  await sleep(quietMs);
  return { blockMs: (await backend.lap()).longestBlockMs, ...bystander.take() };
}

function spread<Item>(items: readonly Item[]): Item[] {
  const step = 37;
  return Array.from({ length: step }, (_, offset) =>
    items.filter((_item, index) => index % step === offset),
  ).flat();
}
