import { demoCustomer, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { fillInCard } from '../../src/payment';
import { signIn } from '../../src/sign-in';
import { chooseDay, dayFromNow } from '../../src/trip-days';
import { aPaidTrip } from '../../src/trips';

test('a customer requests a day more, the owner approves, and the customer pays the difference', async ({
  page,
}) => {
  const trip = await aPaidTrip(150);
  await signIn(page, demoCustomer);
  await page.goto(`/#/dashboard/customer-reservations/${trip.reservation_uuid}`);

  await page.getByRole('button', { name: 'Change the dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the trip' });
  await chooseDay(dialog, dayFromNow(150));
  await chooseDay(dialog, dayFromNow(154));
  const ask = dialog.getByRole('button', { name: /^Request change for .* more$/ });
  const difference = /for (\S+) more/.exec((await ask.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByLabel(/^A message/).fill('A late flight');
  await ask.click();
  await expect(page.getByText(/^Request sent to/).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the change' })).toBeVisible();

  const { change } = await askAs<{ change: { change_uuid: string } }>(
    demoOwner,
    'GET',
    `reservations/${trip.reservation_uuid}`,
  );
  await askAs(demoOwner, 'POST', `changes/${change.change_uuid}/approve`, {});
  await page.reload();
  await page.getByRole('link', { name: /^Pay €/ }).click();
  await fillInCard(page);
  await page.getByRole('button', { name: `Pay ${difference}` }).click();
  await page.getByRole('link', { name: 'See your trip' }).click();

  const money = page.getByRole('region', { name: 'Price' });
  await expect(money.getByText('Payment of the difference')).toBeVisible();
  await expect(money.getByText(difference, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay €/ })).toBeHidden();
});
