import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInSignIn } from '../src/sign-in';

test('a customer continues by keyboard without a profile that takes over ten seconds', async ({
  page,
  stack,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${stack.apiUrl}/login`, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/#/login');
  const asked = page.waitForRequest(`${stack.apiUrl}/login`);
  await fillInSignIn(page, demoCustomer);
  await asked;

  await page.clock.fastForward(10_000);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toContainText(
    'your profile is taking longer than usual',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your profile couldn’t be loaded' })).toBeVisible();

  release();
  await expect(page.getByRole('heading', { name: /^Hi \w/ })).toBeVisible();
});
