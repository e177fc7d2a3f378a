import { expect, test } from '../src/journey';

interface FederationPage {
  __FEDERATION__: {
    __SHARE__: Record<
      string,
      Record<string, Record<string, Record<string, { from: string; loaded?: boolean }>>>
    >;
  };
}

test('all remotes share one React, one router, one toaster and one session', async ({ page, stack }) => {
  await page.goto(`${stack.shellUrl}/#/carlisting`);
  await expect(page.locator('[data-remote="remote-marketplace"] h1')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.locator('[data-remote="remote-auth"]')).toBeVisible();

  const providers = await page.evaluate(() => {
    const shares = Object.values((globalThis as unknown as FederationPage).__FEDERATION__.__SHARE__);
    const found: Record<string, Set<string>> = {};
    for (const scope of shares.flatMap((instance) => Object.values(instance))) {
      for (const [name, versions] of Object.entries(scope)) {
        for (const [version, { from }] of Object.entries(versions))
          (found[name] ??= new Set()).add(`${version} ${from}`);
      }
    }
    return Object.fromEntries(Object.entries(found).map(([name, set]) => [name, [...set]]));
  });

  expect(Object.keys(providers).sort()).toEqual([
    '@drove/shared-auth',
    'react',
    'react-dom',
    'react-hot-toast',
    'react-router-dom',
  ]);
  for (const copies of Object.values(providers)) expect(copies).toEqual([expect.stringMatching(/ shell$/)]);
});
