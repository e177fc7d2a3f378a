import { demoCustomer } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { letGo } from '../../src/payment';
import { chooseDay, dayFromNow, dayLabels } from '../../src/trip-days';

test('a visitor finds a car, reserves it, and signs in beside it, keeping the dates', async ({ page }) => {
  const pickUp = dayFromNow(20);
  const back = dayFromNow(23);
  await page.goto('/#/');

  await page.getByRole('combobox', { name: 'Where' }).fill('lis');
  await page.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
  await page.getByRole('button', { name: 'When' }).click();
  const dates = page.getByRole('dialog', { name: 'When do you need a car?' });
  await chooseDay(dates, pickUp);
  await chooseDay(dates, back);
  await dates.getByRole('button', { name: 'Use these dates' }).click();
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Find a car' })).toBeVisible();
  await expect(page.getByText(/^\d+\+? cars? in Lisbon, available/)).toBeVisible();
  const card = page.getByRole('article').first();
  const total = await card.locator('strong').textContent();
  await card.getByRole('link').click();

  const price = page.getByRole('region', { name: /per day/ });
  await expect(price.getByText(total ?? '', { exact: true })).toBeVisible();
  await price.getByRole('button', { name: 'Reserve' }).click();
  const sheet = page.getByRole('dialog', { name: /^Reserve the/ });
  await expect(sheet.getByText(total ?? '', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await sheet.getByLabel('Email').fill(demoCustomer.email);
  await sheet.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
  await sheet.getByRole('button', { name: 'Sign in and reserve' }).click();

  const trip = page.getByRole('region', { name: 'Your trip' });
  await expect(trip.getByText(total ?? '', { exact: true })).toBeVisible();
  await expect(trip.getByText(`${dayLabels(pickUp)}, 10:00`)).toBeVisible();
  await expect(trip.getByText(`${dayLabels(back)}, 10:00`)).toBeVisible();
  await expect(page).toHaveURL(/#\/payment\?reservation=/);
  await letGo(page);
});
