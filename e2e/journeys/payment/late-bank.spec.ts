import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, testCards } from '../../src/payment';

test('a bank that takes its time is waited for, also after a reload, and the page says so', async ({
  page,
}) => {
  const { price } = await openPayment(page, 84);
  await fillInCard(page, testCards.late);
  await page.getByRole('button', { name: `Pay ${price}` }).click();

  await expect(page.getByText('Your bank takes its time.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We are still waiting for your bank.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible({
    timeout: 20_000,
  });
});
