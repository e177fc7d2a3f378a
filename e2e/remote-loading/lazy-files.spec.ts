import type { Browser, Page } from '@playwright/test';
import {
  aNewEmail,
  aRegisteredOwner,
  demoAdmin,
  demoCustomer,
  demoOwner,
  type Account,
} from '../src/accounts';
import { askAs } from '../src/api-as';
import { aPhotoFile } from '../src/a-photo-file';
import { expect, test } from '../src/journey';
import { aTripToPay } from '../src/payment';
import { fillInSignIn } from '../src/sign-in';
import { aPaidTrip } from '../src/trips';
import { FailingFiles, limitMs } from './failing-files';
import { everyPath, lazyFiles, shellFiles } from './lazy-files';

// The browser says what it could not load; an error that is not caught anywhere still fails these tests.
test.use({ expectedErrors: /^(?!Uncaught)/ });

// Each test waits for some hundred failures; most of its time are the files that hang.
test.describe.configure({ timeout: 400_000 });

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

/** Opens a page in which the files fail, and checks at its end that the page itself lost nothing. */
async function inNewPage(
  browser: Browser,
  address: string,
  files: FailingFiles,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  // What is asked for ahead fails without a word, and would count as a failure that no one answers.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await files.failIn(page);
  await page.goto(address, { waitUntil: 'commit' });
  // Outside the app, so that it is gone only with the page.
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await files.getThrough(page);
  await work(page);
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  expect(await page.evaluate(() => 'ranWhatWasNotReleased' in globalThis)).toBe(false);
  expect(uncaught).toEqual([]);
  await page.close();
}

/** What a person does from the sign-in to the sign-out. */
function signedIn(files: FailingFiles, account: Account, work: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await fillInSignIn(page, account);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await files.getThrough(page);
    await work(page);
    // Whatever failed, they are still signed in.
    await visit(page, files, '/dashboard/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
    await page.evaluate(() => (location.hash = '/dashboard/logout'));
    await files.getThrough(page);
  };
}

/** Of more bytes than the API takes: what scales it down is loaded then. */
async function aLargePhoto(page: Page) {
  const photo = await aPhotoFile(page, 'large.jpg', 'teal');
  return { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(11 * 1024 * 1024)]) };
}

const needsSignIn = (path: string) => path.startsWith('/dashboard');
const isDashboard = (build: string) => build === 'remote-dashboard';
const isOther = (build: string) => !isDashboard(build);
const faultyShell = () => ({
  configuration: { remoteLoadTimeoutMs: limitMs, shellFiles: shellFiles() },
});

// Between them these two have every file of every build: each file is in exactly one of their lists.
test.describe('"Try again"', () => {
  test('loads each lazy file of the dashboard for an owner and an admin, without losing input', async ({
    browser,
    aShellWith,
  }) => {
    const files = new FailingFiles(lazyFiles(isDashboard));
    const shell = await aShellWith(faultyShell());
    const paths = everyPath(isDashboard).filter((path) => !path.endsWith('/logout'));
    const as = (account: Account, work: (page: Page) => Promise<void>) =>
      inNewPage(browser, `${shell}/#/login`, files, signedIn(files, account, work));

    await as(demoOwner, async (page) => {
      for (const path of paths) await visit(page, files, path);
      const { threads } = await askAs<{ threads: { thread_uuid: string; trip: object | null }[] }>(
        demoOwner,
        'GET',
        'my/threads?filter=hosting&limit=50',
      );
      const thread = threads.find(({ trip }) => trip !== null)?.thread_uuid ?? '';
      await visit(page, files, `/dashboard/messages/${thread}`);
      await page.getByRole('button', { name: 'Templates' }).click();
      await page.getByRole('button', { name: 'Add a template' }).click();
      await files.getThrough(page);
      await page.keyboard.press('Escape');
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name: 'Report a message' }).click();
      await files.getThrough(page);
      await page.keyboard.press('Escape');
    });
    await as(demoAdmin, async (page) => {
      await visit(page, files, '/dashboard');
      // One of them is about a message, and its member lets our team read the conversation.
      const open = 'admin/cases?limit=24';
      const { cases } = await askAs<{ cases: { case_uuid: string }[] }>(demoAdmin, 'GET', open);
      for (const { case_uuid: uuid } of cases) await visit(page, files, `/dashboard/cases/${uuid}`);
      // A trip of its own, for others' may be cancelled meanwhile: its forms are loaded when one of them is opened.
      const { reservation_uuid: trip } = await aPaidTrip(112);
      await visit(page, files, `/dashboard/reservations/${trip}`);
      await page.getByRole('button', { name: 'Cancel the trip' }).click();
      await files.getThrough(page);
      await page.keyboard.press('Escape');
    });
    await as(await aRegisteredOwner(), async (page) => {
      await visit(page, files, '/dashboard/user-ver-doc-form');
      await page
        .getByLabel(/^Choose a file: /)
        .first()
        .setInputFiles(await aLargePhoto(page));
      await files.getThrough(page);
    });

    expect(files.notAskedFor()).toEqual([]);
  });

  test('loads each lazy file of the shell and other remotes for a visitor, an owner and a customer', async ({
    browser,
    aShellWith,
  }) => {
    const files = new FailingFiles(lazyFiles(isOther));
    const shell = await aShellWith(faultyShell());
    const paths = everyPath(isOther);

    await inNewPage(browser, `${shell}/?mfo`, files, async (page) => {
      for (const path of paths.filter((one) => !needsSignIn(one))) await visit(page, files, path);
      // A car that is there: what comes after its page does so only then.
      await visit(page, files, '/carlisting/car/00000000-0000-4000-8001-000000000001');
      // With a price there is a sheet to sign up in, and on the way to pay a sign-in that shows the trip.
      const { address, quote } = await aTripToPay(108);
      const payment = address.slice(address.indexOf('#') + 1);
      const chosen = payment.slice(payment.indexOf('?'));
      await visit(page, files, `/carlisting/car/${quote.car_uuid}${chosen}`);
      await visit(page, files, payment);
      // Whom another service names and the marketplace does not know has a form of their own.
      await visit(page, files, '/login');
      page.once('dialog', (dialog) => dialog.accept(aNewEmail()));
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await files.getThrough(page);
    });
    const own = async (page: Page) => {
      for (const path of paths.filter(needsSignIn)) await visit(page, files, path);
      const { car_uuid: car } = await askAs<{ car_uuid: string }>(demoOwner, 'POST', 'cars', {
        make: 'Fiat',
      });
      await visit(page, files, `/upload-car-page?car=${car}&step=photos`);
      await page.getByLabel('Choose photos').setInputFiles(await aLargePhoto(page));
      await files.getThrough(page);
    };
    await inNewPage(browser, `${shell}/#/login`, files, signedIn(files, demoOwner, own));
    const pay = async (page: Page) => {
      await page.route('**/payment-settings', (route) =>
        route.fulfill({
          json: { provider: 'stripe', publishable_key: 'pk_test_1' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      const { address } = await aTripToPay(104);
      await visit(page, files, address.slice(address.indexOf('#') + 1));
      // The last of them is asked for only after several answers: who goes on sooner never gets it.
      const missing = async () => {
        await files.getThrough(page);
        return files.notAskedFor();
      };
      await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
    };
    await inNewPage(browser, `${shell}/#/login`, files, signedIn(files, demoCustomer, pay));

    expect(files.notAskedFor()).toEqual([]);
  });
});
