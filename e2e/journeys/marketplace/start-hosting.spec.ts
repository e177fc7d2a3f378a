import { aRegisteredCustomer } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { fillInSignIn } from '../../src/sign-in';

test('a customer sees what a car earns, starts hosting in one press, and lists it with what was typed', async ({
  page,
}) => {
  const customer = await aRegisteredCustomer();
  await page.goto('/#/upload-car-page');
  await page.getByLabel('City').selectOption({ label: 'Lisbon, Portugal' });
  await page.getByLabel('Type').selectOption({ label: 'Small car' });
  await page.getByLabel('Price per day').fill('30');
  await expect(page.getByText('Drivers pay €39.85 · you earn €25.50 a day')).toBeVisible();
  await page.getByText('How it adds up').click();
  await expect(page.getByRole('row', { name: /^Our commission \(15%\)/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(page, customer);
  await expect(page.getByText('Drivers pay €39.85 · you earn €25.50 a day')).toBeVisible();
  await page.getByRole('button', { name: 'Start hosting' }).click();

  const form = page.getByRole('form', { name: 'The car' });
  await expect(form.getByLabel('City')).toHaveValue('lisbon');
  await form.getByLabel('Make').fill('Fiat');
  await form.getByRole('button', { name: 'Save for later' }).click();

  // The same account on its other side.
  await expect(page.getByRole('heading', { level: 1, name: 'My cars' })).toBeVisible();
  await expect(page.getByText(/Fiat/).first()).toBeVisible();
  const sides = page.getByRole('list', { name: 'Renting or hosting' }).first();
  await expect(sides.getByRole('link', { name: 'Hosting' })).toHaveAttribute('aria-current', 'true');
  await sides.getByRole('link', { name: 'Renting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible();
});
