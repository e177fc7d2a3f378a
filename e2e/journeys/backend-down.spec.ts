import { findFreePorts } from '../../tooling/local/stack/free-ports';
import { serveProxy } from '../src/a-proxy';
import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInSignIn } from '../src/sign-in';

test.use({
  expectedErrors: /Failed to fetch user data from backend:|ERR_CONNECTION_REFUSED/,
});

test('a customer signs in while the backend is down, reads why, and continues once it is back', async ({
  page,
  stack,
  aShellWith,
}) => {
  const [apiPort = 0] = await findFreePorts(1);
  const shell = await aShellWith({ configuration: { apiBaseUrl: `http://localhost:${apiPort}` } });

  await page.goto(`${shell}/#/login`);
  await fillInSignIn(page, demoCustomer);
  await expect(page.getByRole('heading', { name: 'Your profile couldn’t be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(demoCustomer.email).filter({ visible: true })).toBeVisible();

  const api = await serveProxy(apiPort, stack.apiUrl);
  try {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Hi \w/ })).toBeVisible();
  } finally {
    // The page still reads its home's contents, and an API that stops would cut those answers off.
    await page.close();
    await api.stop();
  }
});
