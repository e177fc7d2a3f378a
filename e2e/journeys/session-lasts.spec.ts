import { aRegisteredCustomer, demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signInOnForm } from '../src/sign-in';

test('a session survives a reload', async ({ page }) => {
  await signInOnForm(page, demoCustomer);
  await page.goto('/#/dashboard/customer-payments');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My payments' })).toBeVisible();
});

test('two tabs share one sign-in and one sign-out', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/#/login');
  await signInOnForm(page, await aRegisteredCustomer());
  await expect(second.getByRole('heading', { name: 'Hi Ada' })).toBeVisible();

  await page.goto('/#/dashboard/logout');

  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
