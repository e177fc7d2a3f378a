import { expect, test } from '../../src/journey';
import { expectAccessibleOnEveryWidth, withoutMotion } from '../../src/accessible';
import { demoCustomer } from '../../src/accounts';
import { expectNothingMoved, watchLayoutShifts } from '../../src/layout-shifts';
import { aTripToPay, fillInCard, openPayment, testCards } from '../../src/payment';
import { signIn } from '../../src/sign-in';

// The refusal that asks for a number, in the browser's console.
test.use({ expectedErrors: /status of 422/ });

test.use(withoutMotion);

test('the pages from the card to the booked trip have no violations', async ({ page }) => {
  const { price } = await openPayment(page, 100);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await expect(page.getByText('Card number is required.')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await fillInCard(page, testCards.asksToConfirm);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await page.goto('/#/dashboard/diff-payment-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your new dates' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('the sign-in and the registration on the way to pay show the trip, and have no violations', async ({
  page,
}) => {
  const { address, price } = await aTripToPay(120);
  await watchLayoutShifts(page);
  await page.goto(address);
  const trip = page.getByRole('region', { name: 'Your trip' });
  await expect(trip.getByText(price)).toBeVisible();
  await expectNothingMoved(page, 'the sign-in');
  await page.reload();
  await expect(trip.getByText(price)).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();
  await expect(trip.getByText(price)).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('the form that asks for a number that can be called has no violations', async ({ page }) => {
  const { address } = await aTripToPay(140);
  await signIn(page, demoCustomer);
  // The number of the demo customer can be called.
  await page.route('**/reservations', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { code: 'PHONE_UNREADABLE', detail: '', fields: { phone: '' } },
        })
      : route.fallback(),
  );
  await page.goto(address);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Enter a phone number.')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});
