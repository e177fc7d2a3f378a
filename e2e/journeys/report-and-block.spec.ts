import { aRegisteredCustomer, demoOwner } from '../src/accounts';
import { askAs } from '../src/api-as';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test('a customer reports a message and blocks its sender, for as long as they like', async ({ page }) => {
  const customer = await aRegisteredCustomer();
  const { cars } = await askAs<{ cars: { car_uuid: string; is_public: boolean }[] }>(
    demoOwner,
    'GET',
    'my/cars?limit=50',
  );
  const car = cars.find(({ is_public: isPublic }) => isPublic)?.car_uuid ?? '';
  const { thread_uuid: thread } = await askAs<{ thread_uuid: string }>(
    customer,
    'POST',
    `cars/${car}/messages`,
    { text: 'Is it free?' },
  );
  await askAs(demoOwner, 'POST', `my/threads/${thread}/messages`, { text: 'Not for you.' });

  await signIn(page, customer);
  await page.goto(`/#/dashboard/messages/${thread}`);
  const choose = async (name: RegExp | string) => {
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name }).click();
  };
  await choose('Report a message');
  await page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('It is rude.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/^Thank you\. Your report has the number \S+\.$/)).toBeVisible();

  await choose(/^Block /);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/Unblock them to write to each other again/)).toBeVisible();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Message to / })).toBeVisible();
});
