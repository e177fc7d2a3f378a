import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workspaceRoot } from '../../federation/src/workspaces';
import { expectAccessible } from '../src/accessible';
import { startRemoteAuthAlone, type IsolatedRemote } from '../src/isolated-remote';
import { expect, test } from '../src/journey';

// One server for all of them: it builds two packages before it answers.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /ERR_UNSAFE_PORT|Failed to load resource/ });

let alone: IsolatedRemote;

test.beforeAll(async () => {
  alone = await startRemoteAuthAlone();
});

test.afterAll(() => alone.stop());

const theApp = (page: Page) => page.frameLocator('iframe[title="The app with remote-auth alone"]');
const heading = (page: Page, name: string) => theApp(page).getByRole('heading', { level: 1, name });

test('QA opens the remote in any session, with a real sign-in', async ({ page }) => {
  await page.goto(alone.url);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);

  await page.getByLabel('Session').selectOption('owner@demo.test');
  await expect(theApp(page).getByRole('button', { name: /Account/ })).toBeVisible();
  await expect(page).toHaveURL(/\?session=owner@demo\.test#\/dashboard$/);

  await page.getByLabel('Session').selectOption('loading');
  await expect(theApp(page).getByText('Loading...')).toBeVisible();

  await page.getByLabel('Session').selectOption('signed-out');
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('the paths of other remotes show that they are not loaded, and link back', async ({ page }) => {
  await page.goto(`${alone.url}/#/carlisting`);
  await expect(heading(page, 'This page belongs to remote-marketplace')).toBeVisible();

  await theApp(page).getByRole('link', { name: 'Create Account' }).click();
  await expect(heading(page, 'Create Account')).toBeVisible();
  await expect(page).toHaveURL(/#\/register$/);
});

test('the link of a bug report restores its page, network and width', async ({ page, context }) => {
  await page.goto(`${alone.url}/#/register`);
  await page.getByLabel('Network').selectOption('offline');
  await page.getByRole('button', { name: '390 pixels' }).click();
  await page.locator('summary', { hasText: '/register' }).click();
  await page.getByRole('button', { name: 'Sign in /login' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  const link = `${alone.url}/?network=offline&width=390#/login`;
  await expect(page.getByLabel('Link to this state')).toHaveValue(link);

  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(colleague.getByLabel('Network')).toHaveValue('offline');
  const form = theApp(colleague).getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill('customer@demo.test');
  await form.getByLabel('Password', { exact: true }).fill('demo-Pass-1');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(theApp(colleague).getByText('We can’t reach the sign-in service.')).toBeVisible();
  expect(await colleague.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
});

test('recorded answers sign a user in without a backend', async ({ page }) => {
  await page.goto(`${alone.url}/?session=admin@demo.test&answers=recorded#/login`);
  await expect(theApp(page).getByRole('link', { name: 'Car verification' })).toBeVisible();
});

test('a link chooses colours, clock, and what happens to single requests', async ({ page }) => {
  const link =
    '/?answers=recorded&theme=dark&motion=reduced&clock=2030-01-02T03:04Z&requests=POST+/login+503';
  await page.goto(`${alone.url}${link}#/login`);
  await expect(heading(page, 'Sign in')).toBeVisible();
  const ground = theApp(page).locator('html');
  const seen = await ground.evaluate((element) => ({
    colour: getComputedStyle(element).backgroundColor,
    year: new Date().getFullYear(),
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(seen).toMatchObject({ year: 2030, isReduced: true });

  await page.getByLabel('Colours').selectOption('light');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(ground).not.toHaveCSS('background-color', seen.colour);
  await page.getByLabel('Requests').fill('POST /login 404');
  await page.getByLabel('Requests').press('Enter');
  await expect(page).toHaveURL(/requests=POST\+\/login\+404/);
});

test('another remote is loaded beside it, and the bar says so', async ({ page }) => {
  await page.goto(`${alone.url}/?answers=recorded#/carlisting`);
  await theApp(page).getByRole('button', { name: 'Load remote-marketplace beside it' }).click();
  await expect(
    page.getByRole('heading', { name: 'remote-auth, with remote-marketplace beside it' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/beside=remote-marketplace/);
  await expect(theApp(page).getByRole('heading', { level: 1 })).not.toHaveText(/belongs to/, {
    timeout: 90_000,
  });
});

test('the bar is accessible, and collapses', async ({ page }) => {
  await page.goto(`${alone.url}/#/login`);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fold away' }).press('Enter');
  await expect(page.getByLabel('Session')).toBeHidden();
  await expect(page.getByText('signed-out · normal · backend · full width')).toBeVisible();
});

test('the released shell contains no part of the isolation app', () => {
  const read = (folder: string) =>
    readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|js|css|html)$/.test(file))
      .map((file) => readFileSync(join(workspaceRoot, folder, file), 'utf8'))
      .join('\n');
  const released = read('shell/dist');
  const isolation = read('shell/isolation');

  for (const mark of ['qa-bar', '/isolation/failing', 'isolation-run', 'no-profile']) {
    expect(isolation).toContain(mark);
    expect(released).not.toContain(mark);
  }
});
