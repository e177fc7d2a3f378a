import type { Page } from '@playwright/test';

declare global {
  /** The longest event of each interaction of the page, by its number; in milliseconds. */
  var interactions: Record<string, number> | undefined;
}

/** Notes how long each interaction takes until the browser has painted what came of it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longest: Record<string, number> = {};
    globalThis.interactions = longest;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (interactionId) longest[interactionId] = Math.max(longest[interactionId] ?? 0, duration);
      }
      // The shortest that a browser reports; what is below it is counted as that.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** How long those since the last call took. */
export async function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Events are reported after the next paint.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const longest = globalThis.interactions ?? {};
    const durations = Object.values(longest);
    for (const id of Object.keys(longest)) Reflect.deleteProperty(longest, id);
    return durations;
  });
}

/** The value that so many of a hundred are at or below. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
