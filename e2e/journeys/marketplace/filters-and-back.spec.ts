import { expect, test } from '../../src/journey';

test('Back undoes one filter at a time, and a reload keeps the rest', async ({ page }) => {
  await page.goto('/#/carlisting');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Automatic' }).check();
  await page.getByRole('textbox', { name: 'Up to' }).fill('90');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/transmission=automatic/);
  await expect(page).toHaveURL(/price_per_day_max=9000/);

  await page.goBack();
  await expect(page).not.toHaveURL(/price_per_day_max/);
  await expect(page.getByRole('textbox', { name: 'Up to' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Automatic' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Automatic' })).not.toBeChecked();
});

test('a filter chosen far down shows the first remaining cars', async ({ page }) => {
  await page.goto('/#/carlisting');
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();

  await page.getByRole('checkbox', { name: 'Van' }).check();

  await expect(page).toHaveURL(/type=van/);
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: 'Van' })).toBeInViewport();
});

test('a visitor returns from a car to the same place far down the list, without a request', async ({
  page,
  stack,
}) => {
  await page.goto('/#/carlisting');
  await page.getByRole('button', { name: 'Show more cars' }).click();
  await expect(page).toHaveURL(/page=2/);
  const far = page.getByRole('article').nth(30).getByRole('link');
  await far.scrollIntoViewIfNeeded();
  const name = await far.textContent();
  const before = await page.evaluate(() => scrollY);
  await far.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.split(' ')[0] ?? '');

  const asked: string[] = [];
  page.on('request', (request) => {
    // Of the list: a car under the pointer is asked for ahead, and the car's page may still ask for what is like it.
    const path = request.url().replace(stack.apiUrl, '');
    if (/^\/cars(\?(?!.*limit=13)|\/(summary|filter-counts))/.test(path)) asked.push(path);
  });
  await page.goBack();

  await expect(far).toHaveText(name ?? '');
  await expect(far).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
  expect(asked).toEqual([]);
});

test('the cards do not move while their photos load', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/#/carlisting');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForFunction(() => [...document.images].slice(0, 3).every((image) => image.complete));

  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.05);
});
