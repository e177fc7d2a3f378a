import { aRegisteredCustomer, demoAdmin } from '../src/accounts';
import { askAs } from '../src/api-as';
import { expect, test } from '../src/journey';
import { testCards } from '../src/payment';
import { anotherAdmin, aVerifiedCustomer, userUuidOf } from '../src/people-to-verify';
import { signIn } from '../src/sign-in';
import { aPaidTrip } from '../src/trips';

test('an administrator suspends an account, gives it back, and makes an administrator of it', async ({
  page,
}) => {
  const customer = await aRegisteredCustomer();
  await signIn(page, demoAdmin);
  await page.goto(`/#/dashboard/users/${await userUuidOf(customer)}`);
  for (const [action, done] of [
    ['Suspend', 'The account is suspended'],
    ['Reactivate', 'The account is active again'],
    ['Make an administrator', 'This person is now an administrator'],
    ['Remove as administrator', 'This person is now a customer'],
  ] as const) {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason (they will see it)').fill('We spoke on the phone.');
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('an administrator decides on a colleague’s refunds, and sends one again that the bank refused', async ({
  page,
}) => {
  const customer = await aVerifiedCustomer(page);
  const colleague = await anotherAdmin();
  const refund = async (uuid: string, amountMinor: number) => {
    const { payments } = await askAs<{ payments: { payment_uuid: string }[] }>(
      colleague,
      'GET',
      `admin/payments?query=${uuid}`,
    );
    await askAs(colleague, 'POST', `admin/payments/${payments[0]?.payment_uuid}/refund`, {
      amount_minor: amountMinor,
      reason: 'The radio was broken.',
    });
  };
  const { reservation_uuid: uuid } = await aPaidTrip(280, { customer, card: testCards.takesNoRefund });
  await refund(uuid, 500);
  await signIn(page, demoAdmin);
  await page.goto(`/#/dashboard/all-payments?query=${uuid}`);
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByText('Trying the refund again')).toBeVisible();
  await page.getByRole('button', { name: /^Paid another way/ }).click();
  await page.getByLabel('Reference (the customer will see it)').fill('Transfer 4711');
  await page.getByRole('button', { name: 'Record €5.00 as paid' }).click();
  await expect(page.getByText(/^Recorded\. .* can see it$/)).toBeVisible();
  await expect(page.getByText('€5.00 refund failed')).toBeHidden();

  // More than one administrator may give back alone.
  for (const [decision, done] of [
    ['Decline', 'Declined'],
    ['Approve', 'Approved and carried out'],
  ] as const) {
    await refund(uuid, 2500);
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${decision}`) }).click();
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(page.getByText('Waits for a second administrator')).toBeHidden();
  }
});

test('an administrator answers the bank about a disputed payment', async ({ page }) => {
  const { reservation_uuid: trip } = await aPaidTrip(285, { card: testCards.isDisputed });
  let uuid: string | undefined;
  await expect(async () => {
    const { disputes } = await askAs<{ disputes: { dispute_uuid: string }[] }>(
      demoAdmin,
      'GET',
      `admin/disputes?reservation_uuid=${trip}`,
    );
    uuid = disputes[0]?.dispute_uuid;
    expect(uuid).toBeTruthy();
  }).toPass();
  await signIn(page, demoAdmin);
  await page.goto(`/#/dashboard/all-payments/disputes/${uuid}`);
  await page
    .getByLabel('Answer', { exact: true })
    .selectOption({ label: 'Contest it with the evidence below' });
  await page.getByLabel('Explanation').fill('The customer has booked the trip and signed in to do so.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer goes to the bank')).toBeVisible();
  await expect(page.getByText('Contested with evidence')).toBeVisible();
});

test('an administrator makes a file for the bank, and marks a transfer as paid, then as returned', async ({
  page,
}) => {
  await signIn(page, demoAdmin);
  await page.goto('/#/dashboard/all-payments/payouts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a new file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^transfers-[0-9A-F]{8}\.csv$/);
  const paid = page.getByRole('button', { name: /^Paid: / }).first();
  const name = ((await paid.getAttribute('aria-label')) ?? '').replace(/^Paid: /, '');
  await paid.click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Marked as paid', { exact: true })).toBeVisible();
  const state = page.getByRole('region', { name: 'Answers of the bank' }).getByRole('combobox');
  await state.selectOption({ label: 'Paid' });
  await page.getByRole('button', { name: `Returned: ${name}` }).click();
  await page.getByLabel('Reason your bank gives').fill('No such holder');
  await page.getByRole('button', { name: 'Mark as returned' }).click();
  await expect(page.getByText('Marked as returned', { exact: true })).toBeVisible();
  await state.selectOption({ label: 'Returned' });
  await expect(page.getByText('Reason: No such holder')).toBeVisible();
});
