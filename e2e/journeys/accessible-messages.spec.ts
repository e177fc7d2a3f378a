import { expectAccessibleOnEveryWidth, withoutMotion } from '../src/accessible';
import { demoCustomer } from '../src/accounts';
import { askAs } from '../src/api-as';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';
import { aPaidTrip } from '../src/trips';

test.use(withoutMotion);

test('the inbox and a conversation about a trip have no violations', async ({ page }) => {
  const trip = await aPaidTrip(190);
  const { thread_uuid: thread } = await askAs<{ thread_uuid: string }>(
    demoCustomer,
    'POST',
    `reservations/${trip.reservation_uuid}/messages`,
    { text: 'Where do we meet?' },
  );
  await signIn(page, demoCustomer);
  await page.goto('/#/dashboard/messages');
  await expect(page.locator(`a[href$="${thread}"]`)).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await page.locator(`a[href$="${thread}"]`).click();
  await expect(page.getByText('More', { exact: true })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Report a message' }).click();
  await expectAccessibleOnEveryWidth(page);
});
