import type { Locator, Page } from '@playwright/test';

/** Enough for any page: more means that something holds the keyboard. */
const mostPresses = 90;

/** Presses Tab until `target` has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${mostPresses} presses of Tab did not reach ${target.toString()}`);
}
