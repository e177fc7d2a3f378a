import { demoCustomer, aRegisteredCustomer } from '../../src/accounts';
import { expectAccessibleOnEveryWidth, withoutMotion } from '../../src/accessible';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';

test.use(withoutMotion);

test('the account page, its forms and its deletion have no violations', async ({ page }) => {
  await signIn(page, await aRegisteredCustomer());
  await page.goto('/#/dashboard/account');
  await expect(page.getByRole('form', { name: 'Profile' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Enter your current password')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('an account that cannot be deleted has no violations', async ({ page }) => {
  await signIn(page, demoCustomer);
  await page.goto('/#/dashboard/account');
  await expect(page.getByText('Your account can’t be deleted yet')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});
