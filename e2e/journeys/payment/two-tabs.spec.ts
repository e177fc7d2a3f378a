import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, reservationOn, takenFor } from '../../src/payment';

test.use({ expectedErrors: /status of 409/ });

test('a customer pays in two tabs, is charged once, and sees the booking in both', async ({
  page,
  context,
}) => {
  const { quote, address, price } = await openPayment(page, 80);
  const other = await context.newPage();
  // The same quote: the hold is the same one too.
  await other.goto(address);
  await expect(other.getByRole('form', { name: 'Card' })).toBeVisible();
  expect(reservationOn(other)).toBe(reservationOn(page));

  await fillInCard(page);
  await fillInCard(other);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: `Pay ${price}` }).click()));

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
  }
  expect(await takenFor(reservationOn(page))).toEqual([quote.total.amount_minor]);
});
