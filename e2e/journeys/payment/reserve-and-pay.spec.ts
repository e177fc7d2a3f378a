import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, reservationOn, takenFor } from '../../src/payment';

test('a customer pays, sees the trip booked, also after a reload, and finds the trip', async ({ page }) => {
  const { quote, price } = await openPayment(page, 60);

  await expect(page).toHaveURL(/#\/payment\?reservation=/);
  const reservationUuid = reservationOn(page);
  await expect(
    page.getByRole('region', { name: 'Your trip' }).getByText(price, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await fillInCard(page);
  await page.getByRole('button', { name: `Pay ${price}` }).dblclick();

  const booked = page.getByRole('heading', { level: 1, name: 'Your trip is booked' });
  await expect(booked).toBeVisible();
  await page.reload();
  await expect(booked).toBeVisible();
  expect(await takenFor(reservationUuid)).toEqual([quote.total.amount_minor]);

  await page.getByRole('link', { name: 'See your trip' }).click();
  await expect(page).toHaveURL(new RegExp(`#/dashboard/customer-reservations/${reservationUuid}$`));
  await page.goBack();
  await expect(booked).toBeVisible();
});

test('a customer sends a request, and the amount is authorized but not captured', async ({ page }) => {
  const { price } = await openPayment(page, 64, { instant: false });
  await fillInCard(page);
  await page.getByRole('button', { name: `Send request for ${price}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expect(page.getByText(`Set aside: ${price}`)).toBeVisible();
  expect(await takenFor(reservationOn(page))).toEqual([]);
});
