import { expectAccessible, onEveryWidth } from '../src/accessible';
import { authRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';

test.use({ expectedErrors: missingCar });

const screens = [...openRoutes, ...authRoutes, { path: '/nowhere', heading: 'Page not found' }];

onEveryWidth(() => {
  for (const { path, heading } of screens) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
