import { aNewEmail, aRegisteredCustomer } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { linkSentTo } from '../../src/mails';
import { fillInSignIn, signIn } from '../../src/sign-in';

// The identity service refuses wrong passwords, which the browser notes.
test.use({ expectedErrors: /status of 40[01]/ });

test('a user changes email address and password, and signs in only with the new ones', async ({
  page,
  context,
}) => {
  const before = await aRegisteredCustomer();
  const newEmail = aNewEmail();
  const newPassword = 'another-Pass-2';
  await signIn(page, before);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My account' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();

  await page.getByRole('button', { name: 'Change email address' }).click();
  const emailForm = page.getByRole('form', { name: 'Change email address' });
  await emailForm.getByLabel('New email address').fill(newEmail);
  await emailForm.getByLabel('Current password', { exact: true }).fill('not-my-password');
  await emailForm.getByRole('button', { name: 'Send me a link' }).click();
  await expect(emailForm.getByText('That isn’t your current password.')).toBeVisible();
  await expect(emailForm.getByLabel('New email address')).toHaveValue(newEmail);
  await emailForm.getByLabel('Current password', { exact: true }).fill(before.password);
  await emailForm.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`We sent a link to ${newEmail}`)).toBeVisible();
  await page.getByRole('button', { name: 'I’ve opened the link' }).click();
  await expect(page.getByText('The link has not been opened yet.')).toBeVisible();

  const mailTab = await context.newPage();
  await mailTab.goto(await linkSentTo(newEmail));
  await expect(mailTab.getByRole('heading', { name: /successfully changed/ })).toBeVisible();
  await mailTab.close();
  await page.getByRole('button', { name: 'I’ve opened the link' }).click();
  // Sessions from before end with the address.
  await expect(page.getByText('Your address is confirmed. Sign in to continue.')).toBeVisible();
  await fillInSignIn(page, { email: newEmail, password: before.password });
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signing in' }).getByText(newEmail)).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  const passwordForm = page.getByRole('form', { name: 'Change password' });
  await passwordForm.getByLabel('Current password', { exact: true }).fill(before.password);
  await passwordForm.getByLabel('New password', { exact: true }).fill(newPassword);
  await passwordForm.getByLabel('Repeat new password', { exact: true }).fill(newPassword);
  await passwordForm.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText(/^Password changed/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Signing in' }).getByText(newEmail)).toBeVisible();

  await page.goto('/#/dashboard/logout');
  await expect(page.getByText('You’re signed out in every tab of this browser')).toBeVisible();
  for (const old of [before, { ...before, email: newEmail }, { ...before, password: newPassword }]) {
    await fillInSignIn(page, old);
    await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
  }
  await fillInSignIn(page, { email: newEmail, password: newPassword });
  await expect(page.getByRole('heading', { level: 1, name: /^Hi Ada/ })).toBeVisible();
});
