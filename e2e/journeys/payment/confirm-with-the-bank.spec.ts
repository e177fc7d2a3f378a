import { expect, test } from '../../src/journey';
import { fillInCard, openPayment, reservationOn, takenFor, testCards } from '../../src/payment';

test.use({ expectedErrors: /status of 422/ });

test('a customer refuses the bank without a charge, and books after approving, also after a reload', async ({
  page,
}) => {
  const { quote, price } = await openPayment(page, 72);
  await fillInCard(page, testCards.asksToConfirm);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  const question = page.getByRole('dialog', { name: 'Your bank asks you to confirm' });

  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('not confirmed');
  await expect(page.getByLabel('Security code')).toHaveValue('123');

  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await expect(question).toBeVisible();
  await page.reload();
  await question.getByRole('button', { name: 'Approve' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
  expect(await takenFor(reservationOn(page))).toEqual([quote.total.amount_minor]);
});
