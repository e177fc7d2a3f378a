import { expect, test } from '../src/journey';

for (const path of ['/nowhere', '/carlisting/nowhere', '/login/nowhere']) {
  test(`${path} shows "Page not found" with a link home`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Get a car for your trip easily' }),
    ).toBeVisible();
  });
}
