import { defineConfig } from '@playwright/test';
import type { Journey } from './src/journey';
import { findHeadlessBrowser } from '../release/src/gate/browser/find-browser';

const executablePath = findHeadlessBrowser();

/** What most people come for, once more on pages that the browser has translated. */
const translatedToo = [
  'messages',
  'sign-in-and-out',
  'register',
  'marketplace/decide-in-the-list',
  'marketplace/find-and-reserve',
  'marketplace/list-a-car',
  'marketplace/booking-hours',
  'payment/reserve-and-pay',
  'trips/change-and-pay',
  'trips/customer-cancels',
  'trips/owner-accepts',
  'verification/a-new-customer-is-verified',
];

export default defineConfig<Journey>({
  projects: [
    { name: 'as written' },
    {
      name: 'translated',
      testMatch: translatedToo.map((name) => `journeys/${name}.spec.ts`),
      use: { isTranslated: true },
      // Each journey takes days of its own.
      metadata: { daysLater: 160 },
    },
  ],
  testMatch: [
    'isolation/**/*.spec.ts',
    'journeys/**/*.spec.ts',
    'releases/**/*.spec.ts',
    'remote-loading/**/*.spec.ts',
    'shell-loading/**/*.spec.ts',
  ],
  globalSetup: './src/global-set-up.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the fewest cores: a journey waits for servers, clocks and files that hang. No more than the demo
  // customer may hold cars unpaid.
  workers: 3,
  // A test that passes at a second try has found something out: it fails.
  retries: 0,
  timeout: 180_000,
  // Three times what all take: a browser that never starts ends the run, too.
  globalTimeout: 35 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // What a worker asks for goes past a test's own answers; the journeys that are about it let it in.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // What cannot be pressed is said at once, not at the end of the test's time.
    actionTimeout: 60_000,
    // A trace of every step doubles the time: `npx playwright test --trace retain-on-failure` when one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
