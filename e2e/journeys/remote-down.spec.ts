import { findFreePorts } from '../../tooling/local/stack/free-ports';
import { serveRemote, theRegistry } from '../src/a-shell';
import { expect, test } from '../src/journey';

test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|remote-auth couldn’t be loaded/ });

test('a remote that is down leaves the others usable, and "Try again" loads it once it is back', async ({
  page,
  aShellWith,
}) => {
  const [port = 0] = await findFreePorts(1);
  const registry = theRegistry();
  const moved = registry.remotes.map((entry) =>
    entry.name === 'remote-auth' ? { ...entry, baseUrl: `http://localhost:${port}/` } : entry,
  );
  const shell = await aShellWith({ registry: { ...registry, remotes: moved } });

  await page.goto(`${shell}/#/login`);
  await expect(page.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
  await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();

  await page.goto(`${shell}/#/carlisting`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a car' })).toBeVisible();

  await page.goto(`${shell}/#/login`);
  const remote = await serveRemote('remote-auth', port);
  try {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  } finally {
    await remote.stop();
  }
});
