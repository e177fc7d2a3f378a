import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test.use({ viewport: { width: 390, height: 844 } });

test('text at 200 % leaves every button of the header on a phone’s screen', async ({ page }) => {
  await signIn(page, demoCustomer);
  for (const address of ['/#/dashboard', '/#/carlisting']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // As a reader's own setting; a style sheet of ours would have to be one that the page's policy allows.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });

    // Those that are there at this width: roles know no others.
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
