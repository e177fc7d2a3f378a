import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { until, type Tab, type TestedBrowser } from './tab';

/** Starts a Firefox as it is released, which speaks WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<TestedBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return {
    newTab: async () => newTab(await browser.createBrowserContext()),
    stop: () => browser.close(),
  };
}

/**
 * Puppeteer scrolls an element into view first and asks whether it is. Firefox never answers that for one that is gone, as a
 * frame's is once the app is there: without having pressed anything the driver then waits, and has to look anew.
 */
async function click(page: Page, selector: string): Promise<void> {
  await until(`${selector} can be clicked`, () =>
    page
      .locator(selector)
      .setTimeout(5000)
      .click()
      .then(
        () => true,
        () => false,
      ),
  );
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
    click: (selector) => click(page, selector),
    press: (button) => click(page, `::-p-xpath(//button[normalize-space()="${button}"])`),
    type: (selector, text) => page.locator(selector).fill(text),
    ask: (question, text) => page.evaluate(question, text).catch(() => undefined),
    uncaught: () => Promise.resolve(uncaught),
    close: () => context.close(),
  };
}
