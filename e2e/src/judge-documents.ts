import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Finds each of the four documents of a person good, or the two of a car and its two photos, on the page where an administrator decides. */
export async function judgeEachGood(page: Page): Promise<void> {
  const good = page.getByRole('radio', { name: 'Good', exact: true });
  await expect(good).toHaveCount(4);
  for (const one of await good.all()) await one.check();
}
