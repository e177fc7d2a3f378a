import { runPlaywright } from './playwright-suite';
import type { Suite } from './suite';

/** The journeys of e2e in headless Chromium, over the whole built product. */
export const journeysSuite: Suite = {
  name: 'journeys in Chromium',
  part: 'e2e',
  last: true,
  run: () => runPlaywright('playwright.config.ts'),
};
