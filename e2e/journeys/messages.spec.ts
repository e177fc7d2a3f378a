import { randomUUID } from 'node:crypto';
import { demoCustomer, demoOwner } from '../src/accounts';
import { askAs } from '../src/api-as';
import { expect, test } from '../src/journey';
import { fillInSignIn, signIn } from '../src/sign-in';

/** Letters that no other run has written; digits might be taken for a phone number. */
const aWord = () => randomUUID().replace(/[^a-f]/g, '');

test('a visitor asks from a car’s page and signs in to send; the owner answers, and both see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { cars } = await askAs<{ cars: { car_uuid: string; is_public: boolean }[] }>(
    demoOwner,
    'GET',
    'my/cars?limit=50',
  );
  // Each project has a conversation of its own: both may run at the same moment.
  const listed = cars.filter(({ is_public: isPublic }) => isPublic);
  const car = listed.at(test.info().project.name === 'translated' ? 1 : 0)?.car_uuid ?? '';
  const question = `Is there room for two bikes, ${aWord()}?`;
  const reply = `Yes, with the seats down, ${aWord()}.`;

  await page.goto(`/#/carlisting/car/${car}`);
  await page.getByRole('button', { name: /^Ask / }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.getByRole('button', { name: 'Sign in to send' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await fillInSignIn(page, demoCustomer);

  const field = page.getByRole('textbox', { name: /^Message to / });
  await expect(field).toHaveValue(question);
  await field.press('Enter');
  const messages = page.getByRole('region', { name: /^Messages with / });
  await expect(messages.getByText(question, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard\/messages\/[0-9a-f-]{36}$/);
  await expect(field).toHaveValue('');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const owner = await context.newPage();
  await signIn(owner, demoOwner);
  await owner.getByRole('link', { name: 'Messages' }).first().click();
  await owner.getByRole('link').filter({ hasText: question }).click();
  await owner.getByRole('textbox', { name: /^Message to / }).fill(reply);
  await owner.getByRole('button', { name: 'Send', exact: true }).click();

  // Both see it, the customer without loading the page again; what the owner has seen is read.
  const seenByOwner = owner.getByRole('region', { name: /^Messages with / });
  await expect(seenByOwner.getByText(reply, { exact: true })).toBeVisible();
  await expect(messages.getByText(reply, { exact: true })).toBeVisible();
  await expect(messages.getByText('Read', { exact: true }).last()).toBeVisible();
  await context.close();
});
