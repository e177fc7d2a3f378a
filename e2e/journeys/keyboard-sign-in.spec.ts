import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { tabTo } from '../src/tab-to';

test('a customer signs in and opens a page of the dashboard by keyboard alone', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(demoCustomer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoCustomer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Hi \w/ })).toBeVisible();

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My trips' }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible();
});
