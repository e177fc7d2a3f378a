import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

import { expect, test } from './journey';

type AxeCore = typeof axe;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesAboutColours = ['color-contrast', 'link-in-text-block'];

const widths = [390, 1440];

/** What to look at stands still. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' as const } };

/**
 * Declares tests once for a phone and once for a desktop, in which nothing moves: for what is pressed differently, or has
 * to be loaded, on each.
 *
 * @param index counts the widths, for tests that need days of their own
 */
export function onEveryWidth(declareTests: (index: number) => void): void {
  for (const [index, width] of widths.entries()) {
    test.describe(`accessibility at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, ...withoutMotion });
      declareTests(index);
    });
  }
}

/** Expects of the page as it is now what `expectAccessible` does, on a phone and then on a desktop, from its top. */
export async function expectAccessibleOnEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Where the page stops is chance: half behind the header, a button would be too small.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await expectAccessible(page);
  }
}

/**
 * Expects that axe finds nothing on the page as it is now, in light and in dark colours, and that nothing makes it
 * scroll sideways. The two differ in nothing but colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page, rules)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, rulesAboutColours)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

async function findViolations(page: Page, runOnly: string[]): Promise<string[]> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Colours that are still on their way from one to another are neither; a parent's end starts its children's.
    const endTransitions = () => {
      const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (const transition of running) transition.finish();
      return running.length > 0;
    };
    const countElements = () => document.querySelectorAll('*').length;
    let before: number;
    do {
      before = countElements();
      while (endTransitions());
      await twoFrames();
    } while (endTransitions() || countElements() !== before);
  });
  // In every frame before any is looked at: one without axe would be left out, and its landmarks missed.
  await Promise.all(page.frames().map(loadAxe));
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: AxeCore }).axe.run(options),
    {
      runOnly,
      // What passes is not described, which takes most of the time.
      resultTypes: ['violations' as const],
      // Of a frame that answers late, for the same reason; half a second unless told.
      pingWaitTime: 60_000,
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
}
