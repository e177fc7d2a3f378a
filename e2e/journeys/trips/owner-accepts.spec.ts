import { demoCustomer, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';
import { aPaidTrip, type Trip } from '../../src/trips';

test('an owner accepts a request, and the customer’s trip is confirmed', async ({ page }) => {
  const trip = await aPaidTrip(130, { instant: false });
  await signIn(page, demoOwner);
  await page.goto('/#/dashboard/reservations');

  const request = page.locator(`a[href$="${trip.reservation_uuid}"]`);
  await expect(request).toContainText('Reply needed');
  await request.click();
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this request' });
  await expect(dialog).toContainText(`is charged ${trip.price} now`);
  await dialog.getByRole('button', { name: 'Accept the request' }).click();

  await expect(page.getByText('The trip is confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  const seen = await askAs<Trip>(demoCustomer, 'GET', `reservations/${trip.reservation_uuid}`);
  expect(seen.status).toBe('confirmed');
});

test('an owner declines a request, and the customer reads the reason', async ({ page }) => {
  const trip = await aPaidTrip(135, { instant: false });
  await signIn(page, demoOwner);
  await page.goto(`/#/dashboard/reservations/${trip.reservation_uuid}`);

  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request' });
  await dialog.getByLabel(/^Why/).fill('The car is in the garage');
  await dialog.getByRole('button', { name: 'Decline the request' }).click();

  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
  const seen = await askAs<{ decline_reason: string; paid: { amount_minor: number } }>(
    demoCustomer,
    'GET',
    `reservations/${trip.reservation_uuid}`,
  );
  expect(seen).toMatchObject({ decline_reason: 'The car is in the garage', paid: { amount_minor: 0 } });
});
