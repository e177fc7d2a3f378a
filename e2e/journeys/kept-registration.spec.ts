import { aNewEmail } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInRegistration } from '../src/registration';

test('a visitor finds a half-filled registration after another page and a reload, without its passwords', async ({
  page,
}) => {
  const account = { email: aNewEmail(), password: 'journey-Pass-1' };
  const form = page.getByRole('form', { name: 'Create Account' });
  const password = form.getByLabel('Password', { exact: true });
  await page.goto('/#/register');
  await fillInRegistration(page, account);

  await page.goto('/#/');
  await expect(form).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).toContain(account.email);
  expect(kept).not.toContain(account.password);
  await page.goto('/#/register');
  await expect(form.getByLabel('Email')).toHaveValue(account.email);
  await expect(form.getByLabel('Role')).toHaveValue('customer');
  await expect(password).toHaveValue('');

  await page.reload();
  await expect(form.getByLabel('Email')).toHaveValue(account.email);
  await expect(password).toHaveValue('');
  await password.fill(account.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('user created successfully')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
    .not.toContain(account.email);
});
