import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, reservationOn, takenFor } from '../../src/payment';

test.use({ expectedErrors: /net::ERR_FAILED/ });

test('a customer is charged once when the answer is lost', async ({ page }) => {
  const { quote, price } = await openPayment(page, 76);
  const keys: (string | null)[] = [];
  await page.route('**/reservations/*/pay', async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) {
      await route.continue();
      return;
    }
    // The API takes the payment, and the page never hears of it.
    await route.fetch();
    await route.abort();
  });
  await fillInCard(page);
  await page.getByRole('button', { name: `Pay ${price}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(await takenFor(reservationOn(page))).toEqual([quote.total.amount_minor]);
});
