import { expect, test } from '../src/journey';

test('the home page’s picture is there before the app starts, and is not asked for again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/main\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.locator('#frame img[src*="hero."]');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);

  letGo();
  await expect(page.locator('#frame')).toHaveCount(0);
  await expect(page.locator('#main img[src*="hero."]')).toBeVisible();
  expect(asked.filter((url) => url.includes('hero.'))).toHaveLength(1);
});
