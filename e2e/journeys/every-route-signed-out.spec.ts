import { authRoutes, closedRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';

test.use({ expectedErrors: missingCar });

for (const { path, heading } of [...openRoutes, ...authRoutes]) {
  test(`a visitor opens ${path}`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a visitor who opens a page for people who are signed in is asked to sign in', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/logout', ...closedRoutes.map((route) => route.path)]) {
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await expect(page).toHaveURL(/#\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
  }
});
