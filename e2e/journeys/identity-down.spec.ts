import { findFreePorts } from '../../tooling/local/stack/free-ports';
import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInSignIn } from '../src/sign-in';

test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

test('the app works while the identity service is down, and the sign-in explains the failure', async ({
  page,
  aShellWith,
}) => {
  const [port = 0] = await findFreePorts(1);
  const shell = await aShellWith({ configuration: { identityEmulatorUrl: `http://127.0.0.1:${port}` } });

  await page.goto(`${shell}/#/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Get a car for your trip easily' })).toBeVisible();

  await page.goto(`${shell}/#/login`);
  await fillInSignIn(page, demoCustomer);
  await expect(page.getByRole('alert')).toContainText('We can’t reach the sign-in service');
  await expect(page.getByLabel('Email')).toHaveValue(demoCustomer.email);
});
