import type { Page } from '@playwright/test';
import { expect } from './journey';

interface Answers {
  stars?: string;
  /** By the label of the field. */
  texts?: Record<string, string>;
  /** What the dialog's button is called, if not as the one that opens it. */
  submit?: string;
}

/** Does on a trip's page what its button opens a dialog for, and reads that it is done. */
export async function act(
  page: Page,
  name: string,
  done: string,
  { stars, texts = {}, submit = name }: Answers = {},
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (stars) await dialog.locator('label').filter({ hasText: stars }).click();
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}
