import type { Page } from '@playwright/test';
import { integrityOf } from '../../release/src/integrity';
import { changeRegistry } from '../../release/src/registry/change-registry';
import { workerOff } from '../../release/src/registry/worker-switch';
import { rollBack } from '../../release/src/publish/roll-back';
import { expect } from '../src/journey';
import { aBuildOf, aBuildOfTheShell, type ReleasedShell } from '../src/released-shell';
import { aChangedBuild, after, before, test } from './released-shell-test';

test.use({ usesWorker: true, serviceWorkers: 'allow' });

const signIn = async (page: Page, { url }: ReleasedShell, words = before, query = '') => {
  // Another address than the page has, so that it is loaded.
  await page.goto('about:blank');
  await page.goto(`${url}/${query}#/login`);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('#frame')).toHaveCount(0);
};

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => new URL(url).pathname);
  });

const scripts = (shell: ReleasedShell) =>
  shell.asked.filter((path) => /\.(js|css)\b/.test(path) && !path.startsWith('/service-worker'));

/** Until all that the page has loaded is kept, identity last, and the page itself. */
const firstVisit = async (page: Page, shell: ReleasedShell) => {
  await shell.release(await aBuildOfTheShell('one', ['', '']));
  await shell.release(await aBuildOf('remote-auth'));
  await signIn(page, shell);
  const isKept = async () => {
    const files = await kept(page);
    return files.includes('/') && files.some((file) => file.includes('/identity.'));
  };
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
};

const withoutHttpCache = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
};

test('a second visit requests no script or style, and a release, a rollback and an override apply at once', async ({
  page,
  shell,
}) => {
  await firstVisit(page, shell);
  await withoutHttpCache(page);
  shell.asked.length = 0;
  await signIn(page, shell);
  expect(shell.asked).toContain('/');
  expect(scripts(shell)).toEqual([]);

  await shell.release(await aChangedBuild());
  await signIn(page, shell, after);
  await rollBack(shell.store, [{ name: 'remote-auth' }]);
  await signIn(page, shell);
  // What only the withdrawn release had is not kept.
  await expect.poll(async () => (await kept(page)).filter((path) => path.includes('/changed/'))).toEqual([]);

  await signIn(page, shell, after, '?mfo=remote_auth@changed');
  await expect(page.getByRole('complementary', { name: 'Overrides of this tab' })).toBeVisible();
});

test.describe('a cached file with wrong bytes', () => {
  test.use({ expectedErrors: /integrity|couldn’t be loaded|Loading chunk/i });

  const spoil = (page: Page, part: RegExp) =>
    page.evaluate(
      async ({ source }) => {
        const files = await caches.open('files');
        const found = (await files.keys()).find(({ url }) => new RegExp(source).test(url));
        const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
        await files.put(found ?? '', new Response('globalThis.tampered = true;', { headers }));
      },
      { source: part.source },
    );

  const visitWith = async (page: Page, shell: ReleasedShell, part: RegExp) => {
    await firstVisit(page, shell);
    await spoil(page, part);
    await page.goto('about:blank');
    await page.goto(`${shell.url}/#/login`);
  };
  const isSound = async (page: Page, shell: ReleasedShell) => {
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await signIn(page, shell);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  };

  test('is never run and is replaced at once, for a remote', async ({ page, shell }) => {
    await visitWith(page, shell, /remoteEntry\./);
    await expect(page.getByText(before)).toBeVisible();
    await isSound(page, shell);
  });

  test('is never run and is replaced by "Try again", for the shell', async ({ page, shell }) => {
    await visitWith(page, shell, /\/main\.[0-9a-f]+\.js/);
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect(page.getByText(before)).toBeVisible();
    await isSound(page, shell);
  });
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const switchOff = (shell: ReleasedShell) =>
  changeRegistry(shell.store, (newest) => workerOff(newest, 'the test', new Date()));

test('one write removes the worker and its caches at the next visit', async ({ page, shell }) => {
  await firstVisit(page, shell);
  expect(await registrations(page)).toBe(1);
  await switchOff(shell);
  await signIn(page, shell);
  await expect.poll(async () => registrations(page)).toBe(0);
  await signIn(page, shell);
  await expect.poll(async () => kept(page)).toEqual([]);
});

test('the same write removes a worker that serves an old page', async ({ page, shell }) => {
  const build = await aBuildOfTheShell('broken', ['', '']);
  const broken = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      const headers = { 'content-type': 'text/html' };
      if (event.request.mode === 'navigate') event.respondWith(new Response('<h1>An old page</h1>', { headers }));
    });`;
  const name = build.description.worker ?? '';
  build.files.set(name, Buffer.from(broken));
  for (const form of ['.br', '.gz', '.zst']) build.files.delete(name + form);
  build.description.integrity[name] = integrityOf(Buffer.from(broken));
  build.files.set('release.json', Buffer.from(JSON.stringify(build.description)));
  await shell.release(build);
  await signIn(page, shell);
  // A registration is there while its worker is still being installed, and answers nothing until it controls the page.
  await expect.poll(async () => isControlled(page), { timeout: 20_000 }).toBe(true);
  await page.goto('about:blank');
  await page.goto(`${shell.url}/#/login`);
  await expect(page.getByText('An old page')).toBeVisible();
  await switchOff(shell);
  // Its own last visit, at the latest: the browser looks for a newer worker about a second after a page has come.
  await page.goto('about:blank');
  await page.goto(`${shell.url}/#/login`);
  await expect.poll(async () => registrations(page), { timeout: 20_000 }).toBe(0);
  await signIn(page, shell);
});

test.describe('the app without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response/ });

  test('shows the page as last seen', async ({ page, context, shell }) => {
    await firstVisit(page, shell);
    await context.setOffline(true);
    await signIn(page, shell);
    await expect(page.locator('html')).toHaveAttribute('data-stored-at', /^\d{4}-/);
    await context.setOffline(false);
    await shell.release(await aChangedBuild());
    await signIn(page, shell, after);
    expect(await page.locator('html').getAttribute('data-stored-at')).toBeNull();
  });
});
