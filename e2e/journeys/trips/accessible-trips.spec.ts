import { expectAccessibleOnEveryWidth, withoutMotion } from '../../src/accessible';
import { demoAdmin, demoCustomer, demoOwner } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';
import { aPaidTrip } from '../../src/trips';

test.use(withoutMotion);

// Four pages each, and axe looks at every element of them.
test.slow();

test('a customer’s trips, a trip with its dialogs, and a receipt have no violations', async ({ page }) => {
  const trip = await aPaidTrip(170);
  await signIn(page, demoCustomer);
  await page.goto('/#/dashboard/customer-reservations');
  await expect(page.locator(`a[href$="${trip.reservation_uuid}"]`)).toBeVisible();
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await page.goto(`/#/dashboard/customer-reservations/${trip.reservation_uuid}`);
  await page.getByRole('heading', { name: 'What happened' }).click();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('button', { name: 'Change the dates' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText('You get back')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.keyboard.press('Escape');

  await page.goto('/#/dashboard/customer-payments');
  await page.getByRole('link', { name: /Paid$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('an owner’s bookings, calendar and income have no violations', async ({ page }) => {
  await signIn(page, demoOwner);
  await page.goto('/#/dashboard/reservations?when=coming');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.goto('/#/dashboard/reservations/calendar');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.goto('/#/dashboard/reservations/income');
  await page.getByText('Show as table').click();
  await expectAccessibleOnEveryWidth(page);
});

test('an administrator’s reservations and payments have no violations', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/#/dashboard/reservations');
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.goto('/#/dashboard/all-payments');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Payouts' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});
