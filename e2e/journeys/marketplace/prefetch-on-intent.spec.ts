import { expect, test } from '../../src/journey';

test('a hovered car of the list loads before the click', async ({ page, stack }) => {
  await page.goto('/#/carlisting');
  const car = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  await expect(car).toBeVisible();
  const path = ((await car.getAttribute('href')) ?? '').split('?')[0]?.replace('#/carlisting/car', '/cars');
  const url = `${stack.apiUrl}${path ?? ''}`;
  const photos = page.locator('link[rel="preload"][as="image"]');
  const ofList = await photos.count();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url() === url) asked.push(url);
  });

  const answered = page.waitForResponse(url);
  await car.hover();
  await answered;
  await car.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a car');
  await expect(page.getByRole('img').first()).toBeVisible();
  expect(asked).toEqual([url]);
  // A list has many photos: that of a car which is only pointed at is not fetched ahead.
  await expect(photos).toHaveCount(ofList);
});
