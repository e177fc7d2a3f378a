import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, reservationOn, takenFor, testCards } from '../../src/payment';

// What the browser itself says of a card that is declined.
test.use({ expectedErrors: /status of 422/ });

test('a customer keeps what was typed when a card is declined, and pays with another', async ({ page }) => {
  const { quote, price } = await openPayment(page, 68);
  await fillInCard(page, testCards.declined);
  await page.getByRole('button', { name: `Pay ${price}` }).click();

  await expect(page.getByRole('alert')).toContainText('declined');
  await expect(page.getByLabel('Name on the card')).toHaveValue('Clara Customer');
  await page.getByLabel('Card number').fill(testCards.good);
  await page.getByRole('button', { name: `Pay ${price}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
  expect(await takenFor(reservationOn(page))).toEqual([quote.total.amount_minor]);
});
