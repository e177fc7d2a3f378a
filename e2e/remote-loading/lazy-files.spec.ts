import type { Page } from '@playwright/test';
import { demoAdmin, demoCustomer, demoOwner, type Account } from '../src/accounts';
import { expect, test } from '../src/journey';
import { aTripToPay } from '../src/payment';
import { fillInSignIn } from '../src/sign-in';
import { FailingFiles } from './failing-files';
import { everyPath, lazyFiles, shellFiles } from './lazy-files';

// The browser says what it could not load; an error that is not caught anywhere still fails these tests.
test.use({ expectedErrors: /^(?!Uncaught)/ });

const isOfDashboard = (path: string) => path.startsWith('/dashboard') && !path.endsWith('/logout');

/** Goes on inside the page; opens whatever opens in a dialog. */
async function visit(page: Page, files: FailingFiles, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.evaluate((to) => (location.hash = to), path);
    await files.getThrough(page);
    const field = page.getByRole('main').getByRole('textbox').and(page.locator(':enabled')).first();
    const hasField = (await field.isVisible()) && (await field.isEditable());
    if (hasField) await field.fill('typed');
    const typed = hasField ? await field.inputValue() : '';
    for (const opener of await page.locator('button[aria-haspopup="dialog"]:visible').all()) {
      await opener.click();
      await files.getThrough(page);
      await page.keyboard.press('Escape');
    }
    if (hasField) await expect(field).toHaveValue(typed);
  });
}

test('Every file that comes later may fail in every way: "Try again" gets it, and nothing else is lost', async ({
  browser,
  aShellWith,
}) => {
  test.setTimeout(240_000);
  const files = new FailingFiles(lazyFiles());
  const paths = everyPath();
  const shell = await aShellWith({
    configuration: { remoteLoadTimeoutMs: 1000, shellFiles: shellFiles() },
  });

  const inNewBrowser = async (start: string, work: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({ baseURL: shell });
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await files.failIn(page);
    await page.goto(start, { waitUntil: 'commit' });
    // Outside the app, so that it is gone only with the page.
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await work(page);
    expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
    expect(await page.evaluate(() => 'ranWhatWasNotReleased' in globalThis)).toBe(false);
    expect(uncaught).toEqual([]);
    await page.close();
  };
  const as = (account: Account, work: (page: Page) => Promise<void>) =>
    inNewBrowser('/#/login', async (page) => {
      await files.getThrough(page);
      await fillInSignIn(page, account);
      await expect(page).toHaveURL(/#\/dashboard$/);
      await files.getThrough(page);
      await work(page);
      // Whatever failed, they are still signed in.
      await visit(page, files, '/dashboard/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
      await page.evaluate(() => (location.hash = '/dashboard/logout'));
      await files.getThrough(page);
    });

  await inNewBrowser('/?mfo', async (page) => {
    await files.getThrough(page);
    for (const path of paths.filter((one) => !isOfDashboard(one))) await visit(page, files, path);
  });
  await as(demoOwner, async (page) => {
    for (const path of paths.filter(isOfDashboard)) await visit(page, files, path);
  });
  await as(demoAdmin, (page) => visit(page, files, '/dashboard'));
  await as(demoAdmin, (page) => visit(page, files, '/dashboard'));
  await as(demoCustomer, async (page) => {
    await page.route('**/payment-settings', (route) =>
      route.fulfill({
        json: { provider: 'stripe', publishable_key: 'pk_test_1' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    const { address } = await aTripToPay(104);
    await visit(page, files, address.slice(address.indexOf('#') + 1));
  });

  expect(files.notAskedFor()).toEqual([]);
});
