import { aPhotoFile } from '../src/a-photo-file';
import { demoOwner } from '../src/accounts';
import { expect, test } from '../src/journey';
import { aVerifiedCustomer } from '../src/people-to-verify';
import { signIn } from '../src/sign-in';
import { aPaidTrip } from '../src/trips';

test('a customer sends a photo about a trip; the owner answers with a template', async ({
  page,
  browser,
}) => {
  const customer = await aVerifiedCustomer(page);
  const trip = await aPaidTrip(260, { customer });
  await signIn(page, customer);
  await page.goto(`/#/dashboard/customer-reservations/${trip.reservation_uuid}`);
  await page.getByRole('link', { name: /^Message / }).click();
  await page.getByRole('textbox', { name: /^Message to / }).fill('Is this the garage?');
  await page.getByLabel('Add photos').setInputFiles(await aPhotoFile(page, 'garage.jpg', 'grey'));
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const messages = page.getByRole('region', { name: /^Messages with / });
  await expect(messages.getByText('Is this the garage?', { exact: true })).toBeVisible();
  await expect(messages.getByRole('button', { name: /^Enlarge: Photo from / })).toBeVisible();
  await expect(messages.getByText('Sent', { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const owner = await context.newPage();
  await signIn(owner, demoOwner);
  await owner.goto(page.url());
  const list = () => owner.getByRole('button', { name: 'Templates' }).click();
  await list();
  await owner.getByRole('button', { name: 'Add a template' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('The garage');
  await owner.getByLabel('Text', { exact: true }).fill('Yes, {first_name}, behind the blue door.');
  await owner.getByRole('button', { name: 'Save the template' }).click();
  await owner.getByRole('button', { name: 'Edit The garage' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('The door');
  await owner.getByRole('button', { name: 'Save the template' }).click();
  await owner.getByRole('button', { name: 'Insert The door' }).click();
  const field = owner.getByRole('textbox', { name: /^Message to / });
  await expect(field).toHaveValue('Yes, Ada, behind the blue door.');
  await field.press('Enter');
  await expect(messages.getByText('Yes, Ada, behind the blue door.', { exact: true })).toBeVisible();
  await list();
  await owner.getByRole('button', { name: 'Delete The door' }).click();
  await expect(owner.getByText('The template is deleted')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Delete The door' })).toBeHidden();
  await context.close();

  await page.getByRole('link', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(page.getByText('Unread:')).toHaveCount(0);

  await page.goto('/#/dashboard/account');
  const mail = page.getByRole('switch', { name: 'Messages Mail' });
  // The switch turns before it is kept, and a page that is left no longer hears of it.
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().endsWith('/notification-preferences'),
  );
  await mail.click();
  await expect(mail).not.toBeChecked();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(mail).not.toBeChecked();
});
