import { demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { aVerifiedCustomer } from '../../src/people-to-verify';
import { signIn } from '../../src/sign-in';
import { dayFromNow, dayText } from '../../src/trip-days';
import { aPaidTrip } from '../../src/trips';

test('a customer withdraws a change; the owner declines one, and approves another', async ({
  page,
  browser,
}) => {
  const customer = await aVerifiedCustomer(page);
  const { reservation_uuid: uuid } = await aPaidTrip(270, { customer });
  const path = `reservations/${uuid}`;
  const request = async () => {
    const period = {
      pick_up: `${dayText(dayFromNow(270))}T10:00`,
      return: `${dayText(dayFromNow(272))}T10:00`,
    };
    const quote = await askAs<{ difference: { amount_minor: number } }>(
      customer,
      'POST',
      `${path}/change-quotes`,
      period,
    );
    await askAs(customer, 'POST', `${path}/changes`, {
      ...period,
      expected_difference_minor: quote.difference.amount_minor,
    });
  };
  await request();
  await signIn(page, customer);
  await page.goto(`/#/dashboard/customer-reservations/${uuid}`);
  await page.getByRole('button', { name: 'Withdraw the change' }).click();
  await expect(page.getByText('The change is withdrawn')).toBeVisible();

  await request();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const owner = await context.newPage();
  await signIn(owner, demoOwner);
  await owner.goto(`/#/dashboard/reservations/${uuid}`);
  await owner.getByRole('button', { name: 'Decline the change' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Decline the change' });
  await dialog.getByLabel(/^Why/).fill('I am not there on that day.');
  await dialog.getByRole('button', { name: 'Decline the change' }).click();
  await expect(owner.getByText('The change is declined')).toBeVisible();

  await request();
  await owner.reload();
  await owner.getByRole('button', { name: 'Approve the change' }).click();
  await expect(owner.getByText('The change is approved', { exact: true })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Approve the change' })).toBeHidden();
  await context.close();
});
