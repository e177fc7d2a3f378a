import { aRegisteredCustomer, demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInSignIn, signInOnForm } from '../src/sign-in';

test('a customer signs in, and signs out by the account menu', async ({ page }) => {
  await signInOnForm(page, demoCustomer);
  await expect(page.getByRole('heading', { name: /^Hi \w/ })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign out' }).first().click();

  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test.describe('a sign-in with a wrong password or an unknown email', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('does not reveal which of them was wrong', async ({ page }) => {
    const message = 'Wrong email or password. Check both and try again.';
    const { email } = await aRegisteredCustomer();
    await page.goto('/#/login');

    await fillInSignIn(page, { email, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText(message);

    await page.reload();
    await fillInSignIn(page, { email: 'nobody@example.test', password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText(message);
  });
});
