import { aRegisteredCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInRegistration } from '../src/registration';

// The browser itself reports the identity service's refusal.
test.use({ expectedErrors: /status of 400/ });

test('a registration with an email in use is refused, and keeps what was typed', async ({ page }) => {
  const { email } = await aRegisteredCustomer();
  await page.goto('/#/register');
  await fillInRegistration(page, { email, password: 'journey-Pass-1' });
  await page.getByRole('button', { name: 'Sign Up' }).click();

  await expect(page.getByText('Email already in use.')).toBeVisible();
  await expect(page).toHaveURL(/#\/register$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Street')).not.toHaveValue('');
});
