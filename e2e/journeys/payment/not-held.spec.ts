import { demoCustomer, demoNewcomer, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { aTripToPay } from '../../src/payment';
import { signIn } from '../../src/sign-in';

test.use({ expectedErrors: /status of (403|409)/ });

test('a customer reads that the car was just taken, and chooses other dates', async ({ page }) => {
  const { address, quote } = await aTripToPay(88);
  await askAs(demoOwner, 'POST', 'reservations', { quote_uuid: quote.quote_uuid });
  await signIn(page, demoCustomer);
  await page.goto(address);

  await expect(
    page.getByRole('heading', { level: 1, name: 'Someone has just taken this car' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Choose other dates' }).click();
  await expect(page).toHaveURL(new RegExp(`#/carlisting/car/${quote.car_uuid}$`));
});

test('an unverified customer has the car held, and is led to the documents instead of the card form', async ({
  page,
}) => {
  const { address } = await aTripToPay(92);
  await signIn(page, demoNewcomer);
  await page.goto(address);

  await expect(page.getByRole('heading', { level: 1, name: 'Send your documents to book' })).toBeVisible();
  await page.getByRole('link', { name: 'Send my documents' }).click();
  await expect(page).toHaveURL(/#\/dashboard\/user-ver-doc-form$/);
  await expect(page.getByText(/^We’re holding the .* for you until/)).toBeVisible();
  await page.getByRole('link', { name: 'See the trip and its price' }).click();
  await page.getByRole('button', { name: 'Release the car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You released this car' })).toBeVisible();
});
