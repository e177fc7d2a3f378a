import { demoCustomer } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, reservationOn, testCards } from '../../src/payment';

const soon = { timeout: 25_000 };

test('a customer waits for a slow bank, and the page says so', async ({ page }) => {
  const { price } = await openPayment(page, 84);
  await fillInCard(page, testCards.late);
  await page.getByRole('button', { name: `Pay ${price}` }).click();

  await expect(page.getByText('Your bank is taking a little longer.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible(soon);
});

test('a customer reloads while the bank is slow, and sees its answer', async ({ page }) => {
  const { price } = await openPayment(page, 96);
  const path = `reservations/${reservationOn(page)}`;
  await fillInCard(page, testCards.late);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await expect
    .poll(async () => (await askAs<{ payments: unknown[] }>(demoCustomer, 'GET', path)).payments.length)
    .toBe(1);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible(soon);
});
