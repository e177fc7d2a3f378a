import type { Page } from '@playwright/test';
import { demoCustomer } from '../src/accounts';
import { askApi } from '../src/api-as';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test.use({ viewport: { width: 390, height: 844 } });

/** What of the screen's height stays covered while the page is scrolled, by what is stuck to an edge of it. */
async function coveredPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ top, bottom, width, height }) =>
          height > 0 && width >= innerWidth - 1 && (top <= 0 || bottom >= innerHeight - 200),
      );
    const inView = boxes.map(({ top, bottom }) =>
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
    );
    scrollTo(0, 0);
    return inView.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

test('text at 200 % keeps every button on a phone’s screen, and every word in its button', async ({
  page,
}) => {
  await signIn(page, demoCustomer);
  const { cars } = await askApi<{ cars: { car_uuid: string }[] }>('GET', 'cars?limit=1');
  const car = `/carlisting/car/${cars[0]?.car_uuid ?? ''}`;
  for (const path of [
    '/dashboard',
    '/carlisting',
    car,
    '/nowhere',
    '/help',
    '/contact',
    '/dashboard/account',
    '/dashboard/messages',
  ]) {
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      // As a reader's own setting; a style sheet of ours would have to be one that the page's policy allows.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });

      // Those that are there at this width: roles know no others.
      for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Tabs' })]) {
        for (const control of await bar.locator('a:visible, button:visible').all()) {
          await expect(control).toBeInViewport({ ratio: 0.99 });
        }
      }
      for (const label of await page.getByRole('navigation', { name: 'Tabs' }).locator('.tab-label').all()) {
        const { shown, room } = await label.evaluate((element) => ({
          shown: element.getBoundingClientRect().width,
          room: element.parentElement?.clientWidth ?? 0,
        }));
        expect(shown).toBeGreaterThan(20);
        expect(shown).toBeLessThanOrEqual(room);
      }
      expect(await coveredPart(page)).toBeLessThanOrEqual(0.25);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const overflowing = await page
        .locator('.btn:visible')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(overflowing).toEqual([]);
    });
  }
});

test('a window at 400 % zoom is left to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, demoCustomer);
  const { cars } = await askApi<{ cars: { car_uuid: string }[] }>('GET', 'cars?limit=1');
  for (const path of ['/dashboard', '/carlisting', `/carlisting/car/${cars[0]?.car_uuid ?? ''}`, '/help']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect(await coveredPart(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('a focused control is never behind the tabs of a phone', async ({ page }) => {
  await signIn(page, demoCustomer);
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
  for (const control of await page.getByRole('main').locator('a, summary').all()) {
    await control.focus();
    const box = await control.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  }
});
