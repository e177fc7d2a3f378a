import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run pictures`: the pictures of the README and docs, from the product as it is now. */
export default defineConfig(journeys, {
  testMatch: 'pictures/**/*.spec.ts',
  workers: 1,
  outputDir: 'test-results/pictures',
});
