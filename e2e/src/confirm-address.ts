import type { Page } from '@playwright/test';
import type { Account } from './accounts';
import { expect } from './journey';
import { linkSentTo } from './mails';

/**
 * Opens the link in the mail in another tab, as people do, and signs in again where this one was, which sends the names
 * and the phone once more that it typed.
 */
export async function confirmAddress(page: Page, { email, password }: Account): Promise<void> {
  const mail = await page.context().newPage();
  await mail.goto(await linkSentTo(email));
  await expect(mail.getByText('Your address is confirmed. Sign in to continue.')).toBeVisible();
  await mail.close();
  await expect(page.getByText('Your address is confirmed. Sign in to continue.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
