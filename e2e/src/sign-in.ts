import type { BrowserContext, Page } from '@playwright/test';
import { isDemoAccount, type Account } from './accounts';
import { expect } from './journey';

/** Fills in the sign-in form that the page shows, and sends it. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the sign-in page, and waits for the dashboard. */
export async function signInOnForm(page: Page, account: Account): Promise<void> {
  await page.goto('/#/login');
  await fillInSignIn(page, account);
  await expect(page).toHaveURL(/#\/dashboard$/);
}

type Sessions = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, Sessions>();

/**
 * Leads a person to their dashboard, for journeys about what comes after. Who has come through the form before, in
 * another browser, is here as if they came back: a session lasts, and the form costs each journey some seconds.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  const session = sessions.get(account.email);
  if (session !== undefined && page.url() === 'about:blank') {
    await page.context().setStorageState(session);
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard$/);
    return;
  }
  await signInOnForm(page, account);
  if (isDemoAccount(account)) {
    sessions.set(account.email, await page.context().storageState({ indexedDB: true }));
  }
}
