import { setTimeout as sleep } from 'node:timers/promises';

/** Time as a check knows it; tests have one of their own. */
export interface CheckClock {
  now: () => number;
  /** Ends sooner when the signal says so. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const wallClock: CheckClock = {
  now: () => Date.now(),
  wait: async (ms, signal) => await sleep(ms, undefined, { signal }).catch(() => undefined),
};

interface Budget {
  budgetMs: number;
  /** Milliseconds between two progress lines. */
  everyMs?: number;
  clock?: CheckClock;
}

interface Work {
  /** Leaves what is under way when the signal says so, and ends. */
  work: (over: AbortSignal) => Promise<void>;
  tellHowFar: (passedMs: number) => void;
}

/** Lets work go on until it ends or its time is over, whatever is under way then; says now and then how far it is. */
export async function withinBudget(
  { budgetMs, everyMs = 20_000, clock = wallClock }: Budget,
  { work, tellHowFar }: Work,
): Promise<void> {
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const began = clock.now();
  const working = work(over.signal).finally(() => over.abort());
  const telling = async () => {
    for (;;) {
      const leftMs = began + budgetMs - clock.now();
      if (leftMs <= 0 || isOver()) return;
      await clock.wait(Math.min(everyMs, leftMs), over.signal);
      if (!isOver()) tellHowFar(clock.now() - began);
    }
  };
  await Promise.race([working, telling()]);
  over.abort();
  await working;
}
