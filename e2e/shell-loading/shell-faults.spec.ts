import type { Page } from '@playwright/test';
import { expect, test as base } from '../src/journey';
import { serveMisbehavingShell, shellFaults, type MisbehavingShell } from './misbehaving-shell';

const LIMIT_MS = 3000;

const test = base.extend<{ shell: MisbehavingShell; hasFrames: boolean }>({
  // As every page that is served by us comes; what can fail in it fails with and without.
  hasFrames: [true, { option: true }],
  shell: async ({ stack, hasFrames }, use, { parallelIndex }) => {
    const shell = await serveMisbehavingShell(stack.sparePorts[parallelIndex] ?? 0, LIMIT_MS, hasFrames);
    await use(shell);
    await shell.stop();
  },
});

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong:' });

async function expectSignInPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('#app-missing, #frame')).toHaveCount(0);
  // By the product's own styles.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCSS('position', 'fixed');
  expect(new URL(page.url()).hash).toBe('#/login');
}

// The browser itself logs what it could not load.
test.use({ expectedErrors: /^/ });

for (const part of ['main script', 'style sheet'] as const) {
  for (const fault of shellFaults) {
    test(`a shell whose ${part} fails with ${fault} is reported, and "Try again" starts it once it is fixed`, async ({
      page,
      context,
      shell,
    }) => {
      shell.breakDown(part, fault);
      await page.goto(`${shell.url}/#/login`, { waitUntil: 'commit' });
      const reason =
        fault === 'hang' ? 'The app did not load within 3 seconds' : 'This page couldn’t be loaded';
      await expect(failure(page)).toContainText(reason);

      const asked = shell.countRequests(part);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => shell.countRequests(part)).toBeGreaterThan(asked);
      await expect(failure(page)).toBeVisible();

      shell.mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectSignInPage(page);
      const later = await context.newPage();
      await later.goto(`${shell.url}/#/login`);
      await expectSignInPage(later);
    });
  }
}

test('an app that fails while it begins is reported, and "Try again" starts it once it is fixed', async ({
  page,
  shell,
}) => {
  let hasRoot = false;
  await page.route(`${shell.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: hasRoot ? html : html.replace(/id="?root"?/, '') });
  });
  await page.goto(`${shell.url}/#/login`);
  await expect(failure(page)).toContainText('This page couldn’t be loaded');

  hasRoot = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectSignInPage(page);
});

test('a style sheet that fails once loads on its own', async ({ page, shell }) => {
  shell.breakDown('style sheet', '500', 1);
  await page.goto(`${shell.url}/#/login`);
  await expectSignInPage(page);
  expect(shell.countRequests('style sheet')).toBeGreaterThan(1);
});

test('a style sheet that hangs once loads on its own', async ({ page, shell }) => {
  shell.breakDown('style sheet', 'hang', 1);
  await page.goto(`${shell.url}/#/login`, { waitUntil: 'commit' });
  await expectSignInPage(page);
  expect(shell.countRequests('style sheet')).toBeGreaterThan(1);
});

test.describe('a page without frames', () => {
  test.use({ hasFrames: false });

  test('loads a style sheet that hangs once on its own', async ({ page, shell }) => {
    shell.breakDown('style sheet', 'hang', 1);
    await page.goto(`${shell.url}/#/login`, { waitUntil: 'commit' });
    await expectSignInPage(page);
    expect(shell.countRequests('style sheet')).toBeGreaterThan(1);
  });

  test('waits for a main script that hangs, and then reports it as missing', async ({ page, shell }) => {
    shell.breakDown('main script', 'hang');
    await page.goto(`${shell.url}/#/login`, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(failure(page)).toContainText('The app did not load within 3 seconds');
  });
});

test('shows a note while a main script is late', async ({ page, shell }) => {
  shell.breakDown('main script', 'hang');
  await page.goto(`${shell.url}/#/login`, { waitUntil: 'commit' });
  await expect(page.getByText('We’re still trying')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the view of a missing app is readable in ${colorScheme} colours`, async ({ page, shell }) => {
    await page.emulateMedia({ colorScheme });
    shell.breakDown('main script', '404');
    await page.goto(`${shell.url}/#/login`);
    const isDark = colorScheme === 'dark';
    await expect(page.locator('#app-missing')).toHaveCSS(
      'background-color',
      isDark ? /oklch\(0\.2/ : /oklch\(0\.97/,
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
  });
}
