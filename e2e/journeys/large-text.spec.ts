import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test.use({ viewport: { width: 390, height: 844 } });

test('text at 200 % keeps every button on a phone’s screen, and every word in its button', async ({
  page,
}) => {
  await signIn(page, demoCustomer);
  for (const path of ['/dashboard', '/carlisting', '/nowhere', '/help', '/contact', '/dashboard/account']) {
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
