import { authRoutes, closedRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';
import { expectNothingMoved, watchLayoutShifts } from '../src/layout-shifts';

test.use({ expectedErrors: missingCar });

for (const { path, heading } of [...openRoutes, ...authRoutes]) {
  test(`a visitor opens ${path}, and nothing moves under their eyes`, async ({ page }) => {
    await watchLayoutShifts(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // A new page each time: the same address would be no navigation.
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectNothingMoved(page, `${path} at ${width} px`);
    }
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
