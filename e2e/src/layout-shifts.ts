import type { Page } from '@playwright/test';
import { expect } from './journey';

/** More than that is felt. */
const most = 0.05;

interface Shift {
  value: number;
  /** What moved, and where it was and is. */
  moved: string[];
}

type Watched = typeof globalThis & { shifts: Shift[] };

/** Notes what moves on the pages that are opened from now on, unless a person has just done something. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const describeNode = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${(node.getAttribute('class') ?? '').slice(0, 60)}`
        : '?';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Entry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeNode(node)} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until what the page loads is there, and expects that nothing of it has moved what was there before. */
export async function expectNothingMoved(page: Page, path: string, limit = most): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  const shifts = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What has moved until now is this page's: the next one begins anew.
    return (globalThis as Watched).shifts.splice(0);
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.filter(({ value }) => value > 0.005).flatMap((shift) => shift.moved);
  expect.soft(total, `${path} moves:\n${moved.join('\n')}`).toBeLessThanOrEqual(limit);
}

/** Forgets what has moved so far, as after a change of the window's size. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as Watched).shifts.splice(0));
}
