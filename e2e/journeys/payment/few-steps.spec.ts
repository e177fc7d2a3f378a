import type { Page } from '@playwright/test';
import { aNewEmail, aProfile, aRegisteredCustomer, type Account } from '../../src/accounts';
import { aPhotoFile } from '../../src/a-photo-file';
import { Steps } from '../../src/count-steps';
import { confirmAddress } from '../../src/confirm-address';
import { expect, test } from '../../src/journey';
import { testCards } from '../../src/payment';
import { sendDocuments, verify } from '../../src/people-to-verify';
import { signIn } from '../../src/sign-in';

// Until the newcomer has confirmed their address the car is not held for them, and the session from before ends with it:
// the browser notes both.
test.use({ expectedErrors: /status of 40[13]/ });

/** From the home page to a car that can be booked at once; each journey to one of its own, of those that are found. */
async function findCar(page: Page, steps: Steps, index: number): Promise<void> {
  await page.goto('/#/');
  await steps.fill(page.getByRole('combobox', { name: 'Where' }), 'lis');
  await steps.click(page.getByRole('option', { name: /^Lisbon, Portugal/ }));
  await steps.click(page.getByRole('button', { name: 'When' }));
  const dates = page.getByRole('dialog', { name: 'When do you need a car?' });
  await steps.click(dates.getByRole('button', { name: 'Next week' }));
  await steps.click(dates.getByRole('button', { name: 'Use these dates' }));
  await steps.click(page.getByRole('button', { name: 'Search' }));
  const atOnce = page.getByRole('article').filter({ hasText: 'Instant book' });
  await steps.click(atOnce.nth(index).getByRole('link'));
}

const price = (page: Page) => page.getByRole('region', { name: /per day/ });

/** The name on the card is the customer's own. */
async function pay(page: Page, steps: Steps): Promise<void> {
  const card = page.getByRole('form', { name: 'Card' });
  await expect(card.getByLabel('Name on the card')).toHaveValue(`${aProfile.fname} ${aProfile.lname}`);
  await steps.fill(card.getByLabel('Card number'), testCards.good);
  await steps.fill(card.getByLabel('Expiry date'), '12/40');
  await steps.fill(card.getByLabel('Security code'), '123');
  await steps.click(page.getByRole('button', { name: /^Pay €/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
}

/** The four documents and what is said of them, and what a newcomer has not been asked before. */
async function sendDocumentsOnForm(page: Page, steps: Steps): Promise<void> {
  for (const name of ['Identity document', 'Selfie', 'Driving licence, front', 'Driving licence, back']) {
    const file = await aPhotoFile(page, 'photo.jpg', 'teal');
    await page.getByLabel(`Choose a file: ${name}`).setInputFiles(file);
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  await steps.choose(page.getByLabel('What is it?'), 'Passport');
  await steps.fill(page.getByLabel('Valid until', { exact: true }), '2095-05-31');
  await steps.fill(page.getByLabel('Licence valid until'), '2096-05-31');
  await steps.fill(page.getByLabel('Date of birth'), '1988-04-12');
  await steps.choose(page.getByLabel('Gender'), 'Female');
  await steps.fill(page.getByLabel('Street'), aProfile.street);
  await steps.fill(page.getByLabel('Zip code'), aProfile.zip_code);
  await steps.fill(page.getByLabel('City'), aProfile.city);
  await steps.fill(page.getByLabel('Region'), aProfile.region);
  await steps.click(page.getByRole('button', { name: 'Send my documents' }));
  await expect(page.getByText('We’re checking your documents')).toBeVisible();
}

test('a newcomer pays for a trip with 20 fields, 14 clicks and four photos at most', async ({ page }) => {
  const steps = new Steps();
  const newcomer: Account = { email: aNewEmail(), password: 'journey-Pass-1' };
  await findCar(page, steps, 1);
  await steps.click(price(page).getByRole('button', { name: 'Reserve' }));

  const sheet = page.getByRole('dialog', { name: /^Reserve the/ });
  await expect(sheet.getByText(/^€/)).toBeVisible();
  await steps.fill(sheet.getByLabel('Email'), newcomer.email);
  await steps.fill(sheet.getByLabel('Password', { exact: true }), newcomer.password);
  await steps.fill(sheet.getByLabel('First name'), aProfile.fname);
  await steps.fill(sheet.getByLabel('Last name'), aProfile.lname);
  await steps.fill(sheet.getByLabel('Phone'), aProfile.phone);
  await steps.click(sheet.getByRole('button', { name: 'Create account and reserve' }));

  await expect(page.getByRole('heading', { name: 'Confirm your email to hold this car' })).toBeVisible();
  // The link, and the button.
  steps.clicks += 2;
  steps.fields += 1;
  await confirmAddress(page, newcomer);
  await expect(page.getByRole('heading', { name: 'Send your documents to book' })).toBeVisible();
  const held = page.url();
  await steps.click(page.getByRole('link', { name: 'Send my documents' }));
  await sendDocumentsOnForm(page, steps);
  await verify(newcomer);

  // By the link in the mail that says so.
  steps.clicks += 1;
  await page.goto(held);
  await pay(page, steps);
  console.log(`Newcomer, from home to a paid trip: ${String(steps)}, and four photos`);
  expect(steps.fields).toBeLessThanOrEqual(20);
  expect(steps.clicks).toBeLessThanOrEqual(14);
});

test('a verified customer pays for a trip with 4 fields and 8 clicks at most', async ({ page }) => {
  const steps = new Steps();
  const customer = await aRegisteredCustomer();
  await sendDocuments(page, customer);
  await verify(customer);
  await signIn(page, customer);
  await findCar(page, steps, 0);
  await steps.click(price(page).getByRole('link', { name: 'Reserve' }));
  await pay(page, steps);
  console.log(`Verified customer, from home to a paid trip: ${String(steps)}`);
  expect(steps.fields).toBeLessThanOrEqual(4);
  expect(steps.clicks).toBeLessThanOrEqual(8);
});
