/**
 * The one clock: everything that one navigation waits for (entry, styles, routes, screen, and the parts within it) may
 * take this long together, however the time is split between them.
 */
let limitMs = 120_000;
let startedAt: number | undefined;
let underWay = 0;

/** What is loaded by a time. */
export interface Clock {
  /** Of `performance.now()`. */
  readonly endsAt: number;
  /** Milliseconds from its start to its end. */
  readonly limitMs: number;
}

/** @param ms for all that one navigation waits for, in milliseconds */
export function setLoadLimit(ms: number): void {
  limitMs = ms;
}

/** The visitor goes somewhere, or tries again: what is loaded from now on has all of the time. */
export function startClock(): void {
  startedAt = performance.now();
}

/** The visitor does something while nothing loads: what that asks for belongs to no navigation before it. */
export function stopIdleClock(): void {
  if (underWay === 0) startedAt = undefined;
}

/** The clock of the navigation that is under way; one that has run out is not anybody's any more. */
export function currentClock(): Clock {
  const now = performance.now();
  if (startedAt === undefined || now >= startedAt + limitMs) startedAt = now;
  return { endsAt: startedAt + limitMs, limitMs };
}

/** Milliseconds, never negative. */
export function timeLeft({ endsAt }: Clock): number {
  return Math.max(0, endsAt - performance.now());
}

/** Keeps the clock going while `work` is under way. */
export async function whileLoading<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}
