import puppeteer, { type BrowserContext } from 'puppeteer-core';
import type { Tab, TestedBrowser } from './tab';

/** Starts a Firefox as it is released, which speaks WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<TestedBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return {
    newTab: async () => newTab(await browser.createBrowserContext()),
    stop: () => browser.close(),
  };
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.setDefaultTimeout(45_000);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    uncaught.push(error instanceof Error ? error.message : String(error));
  });
  return {
    open: async (address) => {
      // A file that hangs keeps the page's load event back.
      await page.evaluate((to) => location.assign(to), address);
    },
    click: (selector) => page.locator(selector).click(),
    press: (button) => page.locator(`::-p-xpath(//button[normalize-space()="${button}"])`).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    ask: (question, text) => page.evaluate(question, text).catch(() => undefined),
    uncaught: () => Promise.resolve(uncaught),
    close: () => context.close(),
  };
}
