import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { expect, test } from '../../src/journey';
import { aTripToPay, fillInCard } from '../../src/payment';
import { aPersonToVerify, verify } from '../../src/people-to-verify';
import { signIn } from '../../src/sign-in';

onEveryWidth((index) => {
  test('a card saved with one trip pays the next by one press, until it is removed', async ({ page }) => {
    test.slow();
    const first = await aTripToPay(300 + 12 * index);
    const next = await aTripToPay(306 + 12 * index);
    const { account } = await aPersonToVerify(page);
    await verify(account);
    await signIn(page, account);
    await page.goto(first.address);
    await fillInCard(page);
    await page.getByRole('checkbox', { name: 'Save this card for my next payments' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Pay ${first.price}` }).click();
    await expect(page.getByText('Your trip is booked')).toBeVisible();

    await page.goto(next.address);
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Pay ${next.price}` }).click();
    await expect(page.getByText('Your trip is booked')).toBeVisible();

    await page.goto('/#/dashboard/customer-payments');
    const saved = page.getByRole('region', { name: 'Saved card' });
    await expect(saved).toContainText('Visa ending in 4242');
    await expectAccessible(page);
    await saved.getByRole('button', { name: 'Remove card' }).click();
    await expect(saved).toBeHidden();
  });
});
