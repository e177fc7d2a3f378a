import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey';
import { expectNothingMoved, watchLayoutShifts } from '../src/layout-shifts';

const carPath = '/carlisting/car/00000000-0000-4000-8001-000000000001';

/** What the page asks the API for, as `GET /cars?limit=24`. */
function watchApi(page: Page, apiUrl: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/cars`)) {
      asked.push(`${request.method()} ${request.url().slice(apiUrl.length)}`);
    }
  });
  return asked;
}

test('the home page includes its cars, and does not request them again', async ({ page, stack }) => {
  const asked = watchApi(page, stack.apiUrl);
  // An API that is slow on a busy machine leaves a page without.
  await expect(async () => {
    asked.length = 0;
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^\w+ .* 20\d\d$/ }).first()).toBeVisible();
    expect(asked).toEqual([]);
  }).toPass();
});

/** Which photos, and where, in whole pixels. */
const shownPhotos = (photos: (HTMLElement | SVGElement)[]) =>
  photos.map((photo) => {
    const { x, y, width, height } = photo.getBoundingClientRect();
    return [photo.getAttribute('srcset'), ...[x, y, width, height].map(Math.round)];
  });

for (const { path, get, hasFrame = true } of [
  { path: '/carlisting', get: 'GET /cars?limit=24' },
  {
    hasFrame: false,
    path: '/carlisting?place=lisbon&sort=price',
    get: 'GET /cars?limit=24&place=lisbon&sort=price',
  },
  { path: carPath, get: `GET ${carPath.replace('/carlisting/car', '/cars')}` },
]) {
  test(`the cars of ${path} and their picture are requested before the app starts`, async ({
    page,
    stack,
  }) => {
    const asked = watchApi(page, stack.apiUrl);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/main\.[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/#${path}`, { waitUntil: 'commit' });
    const preload = page.locator('link[rel=preload][as=image][fetchpriority=high]');
    await expect(preload).toHaveCount(1);
    const sources = await preload.getAttribute('imagesrcset');
    // What a search leaves is not known to a frame.
    const slots = page.locator('#frame [data-photo]');
    await expect(slots).toHaveCount(hasFrame ? 1 : 0);
    const framed = await slots.evaluateAll(shownPhotos);

    letGo();
    await expect(page.locator('#frame')).toHaveCount(0);
    const picture = page.locator('img[fetchpriority=high]');
    await expect(picture).toHaveAttribute('srcset', sources ?? '');
    await expect(picture).toHaveAttribute('sizes', (await preload.getAttribute('imagesizes')) ?? '');
    expect(framed).toEqual(hasFrame ? await picture.evaluateAll(shownPhotos) : []);
    expect(asked.filter((one) => one === get)).toEqual([get]);
  });
}

test.describe('a page without the API', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  for (const width of [390, 1440]) {
    for (const path of ['/', '/carlisting', carPath]) {
      test(`does not shift on ${path} at ${width} pixels`, async ({ page, stack }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.route(`${stack.apiUrl}/**`, (route) => route.abort());
        // As where the page's server does not stand beside the API.
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () =>
            document.getElementById('first-data')?.remove(),
          );
        });
        await watchLayoutShifts(page);
        await page.goto(`/#${path}`);
        await expect(page.getByRole('heading', { name: /couldn’t be loaded/ }).first()).toBeVisible();
        await expectNothingMoved(page, path, 0.01);
      });
    }
  }
});
