import { aNewEmail, aProfile, demoAdmin } from '../../src/accounts';
import { aPhotoFile } from '../../src/a-photo-file';
import { confirmAddress } from '../../src/confirm-address';
import { expect, test } from '../../src/journey';
import { aTripToPay, fillInCard } from '../../src/payment';
import { fillInRegistration } from '../../src/registration';
import { judgeEachGood } from '../../src/judge-documents';
import { signIn } from '../../src/sign-in';

const documents = {
  'Identity document': 'teal',
  Selfie: 'tomato',
  'Driving licence, front': 'slateblue',
  'Driving licence, back': 'goldenrod',
};

// The session from before the address was confirmed is refused, and then the profile asked for again: the browser notes both.
test.use({ expectedErrors: /status of 40[13]/ });

test('a new customer confirms the address, sends documents, replaces one, is verified, and may book', async ({
  page,
  browser,
}) => {
  const customer = { email: aNewEmail(), password: 'journey-Pass-1' };
  await page.goto('/#/register');
  await fillInRegistration(page, customer);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('user created successfully')).toBeVisible();
  await expect(page.getByText(`We sent a link to ${customer.email}`)).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await confirmAddress(page, customer);
  await expect(page.getByRole('heading', { name: 'Hi Ada' })).toBeVisible();
  await page.goto('/#/dashboard/user-ver-doc-form');
  for (const [name, colour] of Object.entries(documents)) {
    await page
      .getByLabel(`Choose a file: ${name}`)
      .setInputFiles(await aPhotoFile(page, 'photo.jpg', colour));
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  await page.getByLabel('What is it?').selectOption({ label: 'Passport' });
  await page.getByLabel('Valid until', { exact: true }).fill('2095-05-31');
  await page.getByLabel('Licence valid until').fill('2096-05-31');
  await page.getByLabel('Date of birth').fill('1988-04-12');
  await page.getByRole('button', { name: 'Send my documents' }).click();
  await expect(page.getByText('We’re checking your documents')).toBeVisible();

  const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await office.newPage();
  await signIn(desk, demoAdmin);
  const openCase = async () => {
    await desk.goto('/#/dashboard/user-verification');
    await desk.getByLabel('Name or email address').fill(customer.email);
    await desk.getByRole('button', { name: 'Search' }).click();
    await desk.getByRole('row', { name: customer.email }).getByRole('link').click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`${aProfile.fname} ${aProfile.lname}`);
  };
  await openCase();
  const licence = desk.getByRole('region', { name: 'Driving licence, front' });
  await expect(licence.getByRole('img')).toBeVisible();
  await licence.getByLabel('Not good').check();
  await licence.getByRole('button', { name: 'Cut off' }).click();
  await desk.getByLabel(/^Ask for changes/).check();
  await desk.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(desk.getByText('Ada Lovelace: asked for changes')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Part of it is cut off. Please show all four corners.')).toBeVisible();
  await page
    .getByLabel('Replace: Driving licence, front')
    .setInputFiles(await aPhotoFile(page, 'again.jpg', 'indigo'));
  await expect(page.getByText('New since our last answer: Driving licence, front.')).toBeVisible();
  await page.getByRole('button', { name: 'Send my documents' }).click();
  await expect(page.getByText('We’re checking your documents')).toBeVisible();

  await openCase();
  await expect(licence.getByText('New this time')).toBeVisible();
  await judgeEachGood(desk);
  await desk.getByLabel(/^Verify/).check();
  await desk.getByRole('button', { name: 'Verify' }).click();
  await expect(desk.getByText('Ada Lovelace: verified')).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText('You’re verified')).toBeVisible();
  const { address, price } = await aTripToPay(150);
  await page.goto(address);
  await expect(page.getByRole('form', { name: 'Card' })).toBeVisible();
  await fillInCard(page);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
});
