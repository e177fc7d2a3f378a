import type { Locator, Page } from '@playwright/test';
import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';

/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Thirty presses of Tab did not reach ${target.toString()}`);
}

test('somebody without a mouse signs in and opens a page of the dashboard', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(demoCustomer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoCustomer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My trips' }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible();
});
