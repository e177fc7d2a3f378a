import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test('a page stays hidden while the session loads, but its code is fetched already', async ({
  page,
  stack,
}) => {
  await signIn(page, demoCustomer);
  await expect(page.getByRole('heading', { level: 1, name: /^Hi\b/ })).toBeVisible();

  let answerLookUp: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerLookUp = resolve));
  await page.route(`${stack.apiUrl}/login`, async (route) => {
    await held;
    await route.continue();
  });
  const dashboardCode = page.waitForResponse((response) => response.url().includes('remoteEntry'));
  await page.reload({ waitUntil: 'commit' });

  await dashboardCode;
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  answerLookUp();
  await expect(page.getByRole('heading', { level: 1, name: /^Hi\b/ })).toBeVisible();
});
