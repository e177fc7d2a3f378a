import type { Locator, Page } from '@playwright/test';
import { demoCustomer, demoOwner } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

/** Keeps scripts back, as a slow network does, until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const holdIdentity = (page: Page) => hold(page, /\/identity\.[^/]*\.js/);

async function holdApp(page: Page): Promise<() => void> {
  const letGo = await hold(page, /\/main\.[^/]*\.js/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return letGo;
}

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
const frame = (page: Page) => page.locator('#frame');

test('a search submitted before the app starts runs once it has started', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a car for your trip easily');
  await page.mouse.wheel(0, 120);
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('Lis');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'true');

  letGo();
  await expect(page).toHaveURL(/#\/carlisting\?place=Lis$/);
  await expect(frame(page)).toHaveCount(0);
});

test('a press that begins before the app is ready takes effect when it ends', async ({ page }) => {
  const letGo = await holdIdentity(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-styled] #root [data-waiting-view]')).toBeAttached();
  await page.getByRole('button', { name: 'Search' }).hover();
  await page.mouse.down();

  letGo();
  await expect(page.locator('html[data-styled] #root main form button[type=submit]')).toBeAttached();
  // Two drawings of the page later the app would have taken over.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect(page).toHaveURL(/#\/carlisting/);
  await expect(frame(page)).toHaveCount(0);
});

test('input typed into the sign-in form continues in the app, at the caret and without a shift', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.pressSequentially('customer@demotest');
  for (let times = 0; times < 4; times += 1) await email.press('ArrowLeft');

  letGo();
  await expect(frame(page)).toHaveCount(0);
  await expect(email).toBeFocused();
  await page.keyboard.type('.');
  await expect(email).toHaveValue(demoCustomer.email);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test.describe('a frame that fails', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is replaced by the loading view until the app is there', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.route('**/frames/*', (route) => route.abort());
    await page.goto('/#/login', { waitUntil: 'commit' });
    await expect(frame(page).getByText('Loading...')).toBeVisible();

    letGo();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });
});

test('a frame that hangs does not hold the app back', async ({ page }) => {
  const letGo = await hold(page, /\/frames\//);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  letGo();
});

test('a link works before the app starts, and the home page gives way to it without a shift', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a car for your trip easily');
  await expect(page.getByRole('main')).toHaveCount(1);

  letGo();
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test('a returning user waits in their own layout, without a sign-in link', async ({ page }) => {
  await signIn(page, demoCustomer);
  await expect(page.getByRole('heading', { level: 1, name: /^Hi\b/ })).toBeVisible();
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(frame(page).getByText('Loading...')).toBeVisible();
  await expect(frame(page).getByText('Drove', { exact: true }).first()).toBeVisible();
  await expect(frame(page).getByText('Account', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sign in')).toHaveCount(0);

  letGo();
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
});

test('an owner without the mark of a sign-in never sees a way to sign in', async ({ page }) => {
  await signIn(page, demoOwner);
  await expect(page.getByRole('heading', { level: 1, name: /^Hi\b/ })).toBeVisible();
  await page.addInitScript(() => {
    localStorage.removeItem('was-signed-in');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = (document.body as HTMLElement | null)?.innerText ?? '';
      if (text.includes('Sign in')) seen.push(`${location.hash}: ${text}`);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const letGo = await holdIdentity(page);
  await page.goto('/#/payment', { waitUntil: 'commit' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root')).toContainText('Loading...');
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(1);

  letGo();
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page).toHaveURL(/#\/payment$/);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('a visitor’s page loads the identity service beside the app, once', async ({ page }) => {
  const letGo = await holdApp(page);
  const loads = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/identity.')).length,
    );
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(loads).toBe(1);

  letGo();
  await expect(frame(page)).toHaveCount(0);
  expect(await loads()).toBe(1);
});

test('a reload shows a user one layout throughout, with their own menu and places', async ({ page }) => {
  await signIn(page, demoOwner);
  await expect(page.getByRole('heading', { level: 1, name: /^Hi\b/ })).toBeVisible();
  // Without how many messages are unread, which comes later.
  const places = async (part: Locator) => {
    const texts = await part.getByRole('listitem', { includeHidden: true }).allInnerTexts();
    return texts.map((text) => text.replaceAll(/\n\d+\n, \d+ unread/g, ''));
  };
  const menu = await places(page.getByRole('navigation', { name: 'Dashboard' }));
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();

  const letGo = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  const waiting = frame(page).getByRole('status').filter({ hasText: 'Loading...' });
  await expect(waiting).toBeVisible();
  expect(menu.length).toBeGreaterThan(5);
  const inFrame = frame(page).getByRole('navigation', { name: 'Dashboard', includeHidden: true });
  expect(await places(inFrame.first())).toEqual(menu);
  // The first grey block stands where the heading comes.
  const block = await waiting.locator('div').first().boundingBox();
  expect([block?.x, block?.y]).toEqual([heading?.x, heading?.y]);

  letGo();
  await expect(page.getByRole('heading', { level: 1, name: /^Hi\b/ })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test('the app starts when the browser denies storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a car for your trip easily');
});
