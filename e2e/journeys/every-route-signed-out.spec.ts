import { closedRoutes } from '../src/every-route';
import { expect, test } from '../src/journey';

// What a visitor may open is looked at in accessible-screens.
test('a visitor is redirected to sign in from every page that requires it', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/logout', ...closedRoutes.map((route) => route.path)]) {
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await expect(page).toHaveURL(/#\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
  }
});
