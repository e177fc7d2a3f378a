import { demoCustomer } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';
import { aPaidTrip } from '../../src/trips';

test('a customer sees the exact refund before cancelling, and finds it on the trip afterwards', async ({
  page,
}) => {
  const trip = await aPaidTrip(140);
  await signIn(page, demoCustomer);
  await page.goto(`/#/dashboard/customer-reservations/${trip.reservation_uuid}`);

  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the trip' });
  await dialog.getByLabel(/^Why/).fill('Plans changed');
  // Booked a moment ago: free for one hour whatever the policy.
  await dialog.getByRole('button', { name: `Cancel and get ${trip.price} back` }).click();

  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  const money = page.getByRole('region', { name: 'Price' });
  await expect(money.getByText(`-${trip.price}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the trip' })).toBeHidden();
});
