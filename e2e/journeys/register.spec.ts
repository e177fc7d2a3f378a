import type { Locator } from '@playwright/test';
import { aNewEmail } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInRegistration } from '../src/registration';

test('a visitor registers and reaches the dashboard with the whole profile', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await fillInRegistration(page, { email: aNewEmail(), password: 'journey-Pass-1' });
  await page.getByRole('button', { name: 'Sign Up' }).click();

  await expect(page.getByText('user created successfully')).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Hi Ada' })).toBeVisible();
});

test('a visitor reads every missing field of an empty form, word for word', async ({ page }) => {
  await page.goto('/#/register');
  await page.getByRole('button', { name: 'Sign Up' }).click();

  const form = page.getByRole('form', { name: 'Create Account' });
  await expect(form).toContainText('First Name is required and Last Name is required');
  for (const message of [
    'Phone number is required',
    'Zip code is required and City is required and Region is required and Street is required',
    'Gender is required',
    'Role is required',
  ]) {
    await expect(form).toContainText(message);
  }

  // One sentence for each group, below its last field and as wide as all of them, in two columns and in one.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [first, last] of [
      ['First name', 'Last name'],
      ['Zip code', 'Street'],
      ['Password', 'Confirm password'],
    ] as const) {
      const field = form.getByLabel(first, { exact: true });
      const message = page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`);
      const from = await boxOf(field);
      const to = await boxOf(form.getByLabel(last, { exact: true }));
      const sentence = await boxOf(message);
      const gap = sentence.y - (to.y + to.height);
      expect([last, gap >= 0 && gap < 16], `${last}, ${gap} px below`).toEqual([last, true]);
      // A password's input is narrower than what looks like its field.
      expect(Math.abs(sentence.x - from.x)).toBeLessThan(16);
      expect(sentence.x + sentence.width).toBeGreaterThanOrEqual(to.x + to.width);
    }
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('An element has no place in the page');
  return box;
}
