import type { Page } from '@playwright/test';
import type { Account } from './accounts';
import { expect } from './journey';

/** Fills in the sign-in form that the page shows, and sends it. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in on the sign-in page, and waits for the dashboard. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/#/login');
  await fillInSignIn(page, account);
  await expect(page).toHaveURL(/#\/dashboard$/);
}
