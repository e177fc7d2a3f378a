import { aRegisteredOwner } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { linkSentTo } from '../../src/mails';
import { signIn } from '../../src/sign-in';

test('an owner says where they are paid, confirms a new account by the mail, and enters tax details', async ({
  page,
}) => {
  const owner = await aRegisteredOwner();
  await signIn(page, owner);
  await page.goto('/#/dashboard/reservations/income');
  const panel = page.getByRole('region', { name: 'Payout method' });
  const save = async (iban: string) => {
    await panel.getByLabel('Account holder').fill('Ada Lovelace');
    await panel.getByLabel('IBAN').fill(iban);
    await panel.getByLabel('Your password').fill(owner.password);
    await panel.getByRole('button', { name: 'Save the bank account' }).click();
    await expect(panel.getByText(`DE … ${iban.slice(-4)}`)).toBeVisible();
  };
  await save('DE89370400440532013000');
  await panel.getByText('Change the bank account').click();
  await save('DE02120300000000202051');
  await expect(panel.getByText(/^You changed this account, so payouts wait until/)).toBeVisible();
  // The mail's link leads to the address that people know, not to this run's.
  const link = new URL(await linkSentTo(owner.email, /http:\S+confirm-account=[\w-]+/));
  await page.goto(`/${link.hash}`);
  await panel.getByRole('button', { name: 'Confirm the new account' }).click();
  await expect(page.getByText('Payouts go to your new account now')).toBeVisible();
  await expect(panel.getByText(/^You changed this account/)).toBeHidden();

  await panel.getByRole('button', { name: 'Set up payouts' }).click();
  await panel.getByRole('button', { name: 'The bank accepts payouts' }).click();
  await expect(panel.getByText(/^Payouts go to your account with our payment provider/)).toBeVisible();

  await page.goto('/#/dashboard/reservations/taxes');
  const taxes = page.getByRole('form', { name: 'Tax details' });
  await taxes.getByLabel('Owner type').selectOption({ label: 'A private person' });
  const texts = {
    'Legal name': 'Ada Lovelace',
    'Street and number': 'Invalidenstraße 1',
    Postcode: '10115',
    City: 'Berlin',
  };
  for (const [label, text] of Object.entries(texts))
    await taxes.getByLabel(label, { exact: true }).fill(text);
  await taxes.getByLabel('Country', { exact: true }).selectOption({ label: 'Germany' });
  await taxes.getByRole('button', { name: 'Save tax details' }).click();
  await expect(page.getByText('Your tax details are saved.')).toBeVisible();
});
