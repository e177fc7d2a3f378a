import { demoAdmin } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';
import { aPaidTrip } from '../../src/trips';

test('an administrator finds a payment, refunds a part with a reason, and exports the payments', async ({
  page,
}) => {
  const trip = await aPaidTrip(160);
  await signIn(page, demoAdmin);
  await page.goto(`/#/dashboard/reservations/${trip.reservation_uuid}`);
  await page.getByRole('link', { name: 'Refund a payment' }).click();

  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText(trip.price, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Refund the payment/ }).click();
  const form = page.getByRole('dialog', { name: 'Refund' });
  await form.getByLabel(/^Amount/).fill('5.50');
  await form.getByLabel(/^Reason/).fill('The radio was broken');
  await form.getByRole('button', { name: /^Give .5\.50 back$/ }).click();

  await expect(page.getByText('The refund is on its way')).toBeVisible();
  await expect(page.getByRole('table').getByText(/5\.50 back$/)).toBeVisible();
  await expect(totals.getByText(/5\.50$/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
});
