import { aRegisteredCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';

// The identity service does tell; the browser's console is the only one to hear it.
test.use({ expectedErrors: /status of 400/ });

test('a request for a reset link gets the same answer for every address', async ({ page }) => {
  const { email: known } = await aRegisteredCustomer();
  for (const email of [known, 'nobody@example.test']) {
    await page.goto('/#/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The sign-in page, which goes away only now, has a field of this name, too.
    const form = page.getByRole('form', { name: 'Forgot password' });
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Send reset link' }).click();
    await expect(
      page.getByText(`If ${email} has an account, a link to choose a new password is on its way.`),
    ).toBeVisible();
  }
});
