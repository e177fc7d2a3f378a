import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { workspaceRoot } from '../../federation/src/workspaces';
import { demoAdmin, demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

const folder = join(workspaceRoot, 'docs/pictures');

/** Twice the size in which it is shown, once everything that it shows is there. */
async function keepPicture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture)
    .resize({ width: 1280 })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`pictures in ${colorScheme} colours`, () => {
    test.use({
      colorScheme,
      viewport: { width: 1280, height: 860 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('show home and a car to a visitor', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      await keepPicture(page, `home-${colorScheme}`);
      await page.goto('/#/carlisting');
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
      await keepPicture(page, `car-${colorScheme}`);
    });

    test('show a trip to its customer', async ({ page }) => {
      await signIn(page, demoCustomer);
      await page.goto('/#/dashboard/customer-reservations');
      await page
        .getByRole('link', { name: /Confirmed/ })
        .first()
        .click();
      await expect(page).toHaveURL(/customer-reservations\/./);
      await keepPicture(page, `trip-${colorScheme}`);
    });

    test('show people to verify to an administrator', async ({ page }) => {
      await signIn(page, demoAdmin);
      await page.goto('/#/dashboard/user-verification');
      await expect(page.getByRole('link', { name: 'Review next' })).toBeVisible();
      await keepPicture(page, `queue-${colorScheme}`);
    });
  });
}
