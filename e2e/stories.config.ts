import type { PlaywrightTestConfig } from '@playwright/test';
import journeys from './playwright.config';

// The browser's own language is what an empty field of a day is written in.
Object.assign(process.env, { LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' });

/**
 * `npm test -- stories`: every story of shared-ui in a real browser, in both colours and at two widths.
 *
 * `npm run stories:accept` takes the pictures as they are now for right.
 */
const configuration: PlaywrightTestConfig = {
  ...journeys,
  testDir: './stories',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/stories',
  globalSetup: './src/global-set-up-stories.ts',
  // One page for each colour and width shows all stories, one after the other.
  fullyParallel: false,
  workers: 1,
  timeout: 30_000,
  globalTimeout: 10 * 60_000,
  // A picture that is missing is one that has to be accepted.
  updateSnapshots: 'none',
  snapshotPathTemplate: '../shared-ui/storybook/pictures/{arg}{ext}',
  expect: {
    timeout: 5000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      stylePath: './stories/still.css',
      // Of the rasteriser that drew the pictures; those of another are compared by `countDifferences`.
      threshold: 0.05,
      maxDiffPixels: 8,
    },
  },
  use: {
    ...journeys.use,
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [
        ...(journeys.use?.launchOptions?.args ?? []),
        // Letters are drawn from their outlines alone, whatever the machine's settings for fonts and screens are.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
};

export default configuration;
