import { theRegistry } from '../src/a-shell';
import { expect, test } from '../src/journey';

test('an unreadable registry is explained instead of a blank page', async ({ page, aShellWith }) => {
  const shell = await aShellWith({ registry: 'not a registry' });
  await page.goto(`${shell}/#/`);
  await expect(page.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loadedAgain;
  await expect(page.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
});

test.describe('a registry with an invalid entry', () => {
  test.use({ expectedErrors: /The registry's entry of remote-unknown is not valid/ });

  test('leaves other remotes usable, and explains the entry’s own paths', async ({ page, aShellWith }) => {
    const registry = theRegistry();
    const unknown = { name: 'remote-unknown', claims: [{ path: '/unknown', layout: 'public' }] };
    const shell = await aShellWith({ registry: { ...registry, remotes: [unknown, ...registry.remotes] } });

    await page.goto(`${shell}/#/unknown`);
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
    await page.goto(`${shell}/#/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});
