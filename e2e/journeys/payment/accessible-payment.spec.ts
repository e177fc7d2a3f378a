import { expect, test } from '../../src/journey';
import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { fillInCard, openPayment, testCards } from '../../src/payment';

onEveryWidth((index) => {
  test('the pages from the card to the booked trip have no violations', async ({ page }) => {
    const { price } = await openPayment(page, 100 + 4 * index);
    await page.getByRole('button', { name: `Pay ${price}` }).click();
    await expect(page.getByText('Card number is required.')).toBeVisible();
    await expectAccessible(page);

    await fillInCard(page, testCards.asksToConfirm);
    await page.getByRole('button', { name: `Pay ${price}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/#/dashboard/diff-payment-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your new dates' })).toBeVisible();
    await expectAccessible(page);
  });
});
