import { demoAdmin, demoCustomer } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { fillInCard, takenFor } from '../../src/payment';
import { signIn } from '../../src/sign-in';
import { dayFromNow, dayText } from '../../src/trip-days';
import { aPaidTrip } from '../../src/trips';

interface ChangedTrip {
  change: { change_uuid: string; difference: { amount_minor: number } };
}

test('a customer pays exactly the difference of a longer trip, once, and then owes nothing', async ({
  page,
}) => {
  const inDays = 120;
  const { reservation_uuid: reservationUuid, total } = await aPaidTrip(inDays);
  const longer = {
    pick_up: `${dayText(dayFromNow(inDays))}T10:00`,
    return: `${dayText(dayFromNow(inDays + 4))}T10:00`,
  };
  const path = `reservations/${reservationUuid}`;
  const { difference } = await askAs<ChangedTrip['change']>(
    demoCustomer,
    'POST',
    `${path}/change-quotes`,
    longer,
  );
  const { change } = await askAs<ChangedTrip>(demoCustomer, 'POST', `${path}/changes`, {
    ...longer,
    expected_difference_minor: difference.amount_minor,
  });
  await signIn(page, demoCustomer);
  await page.goto(`/#/dashboard/diff-payment-page?change=${change.change_uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'There’s nothing to pay yet' })).toBeVisible();

  await askAs(demoAdmin, 'POST', `changes/${change.change_uuid}/approve`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your new dates' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(24 h 0|23 h 5\d) min$/);
  await fillInCard(page);
  await page.getByRole('button', { name: /^Pay / }).dblclick();

  const changed = page.getByRole('heading', { level: 1, name: 'Your trip is changed' });
  await expect(changed).toBeVisible();
  await page.reload();
  await expect(changed).toBeVisible();
  expect(await takenFor(reservationUuid)).toEqual([total.amount_minor, difference.amount_minor]);
});
