import { aRegisteredCustomer, demoCustomer, type Account } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { fillInRegistration } from '../../src/registration';
import { fillInSignIn, signIn } from '../../src/sign-in';
import { readStack } from '../../src/stack-under-test';

test.use({ expectedErrors: /status of 40[013]/ });

test('a person deletes their account, is signed out in every tab, and may sign up again', async ({
  page,
  context,
}) => {
  const account = await aRegisteredCustomer();
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: /^Hi Ada/ })).toBeVisible();

  await page.goto('/#/dashboard/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();

  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText('You’re signed out in this browser')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillInSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.');

  await page.goto('/#/register');
  await fillInRegistration(page, account);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('user created successfully')).toBeVisible();
});

test('an interrupted deletion completes at the next sign-in', async ({ page }) => {
  const account = await aRegisteredCustomer();
  await closeProfileOnly(account);
  await page.goto('/#/login');
  await fillInSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.');

  await page.goto('/#/register');
  await fillInRegistration(page, account);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('user created successfully')).toBeVisible();
});

test('a user with an open trip reads which one prevents the deletion, and opens it', async ({ page }) => {
  await signIn(page, demoCustomer);
  await page.goto('/#/dashboard/account');

  await expect(page.getByText('Your account can’t be deleted yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  const trip = page.getByRole('list', { name: 'Trips still open', exact: true }).getByRole('link').first();
  const car = await trip.innerText();
  await trip.click();
  await expect(page).toHaveURL(/customer-reservations\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main').getByText(car).first()).toBeVisible();
});

/** What is left when the page goes between the two halves of a deletion: the identity without a profile. */
async function closeProfileOnly({ email, password }: Account): Promise<void> {
  const { identityUrl, apiUrl } = readStack();
  const ask = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return await response.text();
  };
  const signInUrl = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const answer = await ask(signInUrl, { email, password, returnSecureToken: true });
  const { idToken } = JSON.parse(answer) as { idToken: string };
  await ask(`${apiUrl}/my/account/close`, { email }, { authorization: `Bearer ${idToken}` });
}
