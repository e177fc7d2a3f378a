import { expectAccessible, onEveryWidth } from '../src/accessible';
import { authRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';
import { expectNothingMoved, watchLayoutShifts } from '../src/layout-shifts';

test.use({ expectedErrors: missingCar });

const screens = [...openRoutes, ...authRoutes, { path: '/nowhere', heading: 'Page not found' }];

onEveryWidth(() => {
  for (const { path, heading } of screens) {
    test(`${path} has no violations and no layout shift`, async ({ page }) => {
      // As it comes to most people; axe then looks at what stands still.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await watchLayoutShifts(page);
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectNothingMoved(page, path);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page);
    });
  }
});
