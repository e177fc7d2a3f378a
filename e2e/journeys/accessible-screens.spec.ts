import { AxeBuilder } from '@axe-core/playwright';
import { authRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';

test.use({ expectedErrors: missingCar });

const screens = [...openRoutes, ...authRoutes, { path: '/nowhere', heading: 'Page not found' }];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in ${colorScheme} colours, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const { path, heading } of screens) {
        test(`axe finds nothing on ${path}, and nothing is cut off`, async ({ page }) => {
          await page.goto(`/#${path}`);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          );
          expect(found).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }
    });
  }
}
