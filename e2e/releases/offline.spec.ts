import type { Page } from '@playwright/test';
import { demoCustomer } from '../src/accounts';
import { expect } from '../src/journey';
import { aBuildOf, aBuildOfTheShell, type ReleasedShell } from '../src/released-shell';
import { fillInSignIn } from '../src/sign-in';
import { test } from './released-shell-test';

test.use({
  usesWorker: true,
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response|user data/,
});

const storedFor = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const urls = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return urls.flat().map(({ url }) => new URL(url).pathname);
  });

const open = async (page: Page, shell: ReleasedShell, route: string) => {
  await page.goto('about:blank');
  await page.goto(`${shell.url}/#${route}`);
};

test('a customer sees their own trips without a network, until they sign out', async ({
  page,
  context,
  shell,
}) => {
  await shell.release(await aBuildOfTheShell('one', ['', '']));
  for (const name of ['remote-auth', 'remote-marketplace', 'remote-dashboard']) {
    await shell.release(await aBuildOf(name));
  }
  await open(page, shell, '/login');
  await fillInSignIn(page, demoCustomer);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await open(page, shell, '/dashboard/customer-reservations');
  await page.locator('a[href*="/customer-reservations/"]').first().click();
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  const words = await heading.innerText();
  const route = page.url().split('#')[1] ?? '';
  await expect.poll(async () => storedFor(page)).toContain(`/reservations/${route.split('/').at(-1) ?? ''}`);

  await context.setOffline(true);
  await open(page, shell, route);
  await expect(page.getByText('You’re offline. Last updated')).toBeVisible();
  await expect(heading).toHaveText(words);

  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
  await expect(heading).toHaveText(words);
  expect(await storedFor(page)).toContain('/login');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await expect.poll(async () => storedFor(page)).not.toContain('/login');
  expect(await storedFor(page)).not.toContain('/my/reservations');
});
