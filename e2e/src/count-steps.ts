import type { Locator, Page } from '@playwright/test';

/** What a person has done so far: each field that they filled in or chose from, and each click. */
export class Steps {
  fields = 0;
  clicks = 0;

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.fields += 1;
    await field.selectOption({ label });
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** By the browser's own button. */
  async goBack(page: Page): Promise<void> {
    this.clicks += 1;
    await page.goBack();
  }

  toString(): string {
    return `${this.fields} fields, ${this.clicks} clicks`;
  }
}
