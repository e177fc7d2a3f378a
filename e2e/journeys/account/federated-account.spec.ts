import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible';
import { aNewEmail, aProfile, aRegisteredCustomer } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { dayFromNow, dayText } from '../../src/trip-days';

// Whom Google names and the marketplace does not know has no profile yet, and a car is held for confirmed addresses.
test.use({ expectedErrors: /status of 40[34]/ });

/** What the emulator asks in the place of a service's window. */
const serviceNames = (page: Page, email: string) => page.once('dialog', (dialog) => dialog.accept(email));

test('a visitor reserves with a Google account by two names and a phone, and signs in with it again', async ({
  page,
}) => {
  const email = aNewEmail();
  const [from, to] = [dayText(dayFromNow(75)), dayText(dayFromNow(78))];
  await page.goto(`/#/carlisting?pick_up=${from}T10:00&return=${to}T10:00`);
  await page.getByRole('article').filter({ hasText: 'Instant book' }).first().getByRole('link').click();
  await page
    .getByRole('region', { name: /per day/ })
    .getByRole('button', { name: 'Reserve' })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Reserve the/ });
  serviceNames(page, email);
  await sheet.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(sheet.getByText(`You’re new here. We create your account for ${email}.`)).toBeVisible();
  await expectAccessible(page);

  await sheet.getByLabel('First name').fill(aProfile.fname);
  await sheet.getByLabel('Last name').fill(aProfile.lname);
  await sheet.getByLabel('Phone').fill(aProfile.phone);
  await sheet.getByRole('button', { name: 'Create account and reserve' }).click();
  // Google vouches for the address: documents are what is next, not a link in a mail.
  await expect(page.getByRole('heading', { name: 'Send your documents to book' })).toBeVisible();

  await page.goto('/#/dashboard/account');
  await expect(page.getByText('You sign in with Google.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  serviceNames(page, email);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hi Ada/ })).toBeVisible();
});

test('a customer with a password also signs in by Apple, and what they began there stays one account', async ({
  page,
}) => {
  const customer = await aRegisteredCustomer();
  await page.goto('/#/login');
  serviceNames(page, customer.email);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Hi Ada/ })).toBeVisible();
  await page.goto('/#/dashboard/account');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('a newcomer signs up by Apple on the sign-in page, and deletes the account without a password', async ({
  page,
}) => {
  await page.goto('/#/login');
  const email = aNewEmail();
  serviceNames(page, email);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await page.getByLabel('First name').fill(aProfile.fname);
  await page.getByLabel('Last name').fill(aProfile.lname);
  await page.getByLabel('Phone').fill(aProfile.phone);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hi Ada/ })).toBeVisible();

  await page.goto('/#/dashboard/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
});
