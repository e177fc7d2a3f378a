import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox, firefoxAdvice } from '../../federation/local/checks/find-firefox';
import { findFreePorts } from '../../federation/local/stack/free-ports';
import { serveRemote, serveShell, theRegistry } from '../src/a-shell';
import { demoCustomer } from '../src/accounts';
import setUp from '../src/global-set-up';
import { readStack } from '../src/stack-under-test';

const executablePath = findFirefox();
// Set where it must run, so that a machine that lost its Firefox does not pass quietly.
assert.ok(executablePath !== undefined || process.env['REQUIRE_BROWSERS'] !== '1', firefoxAdvice);
const options = executablePath === undefined ? { skip: firefoxAdvice } : { timeout: 120_000 };

let browser: Browser;
let stop: () => Promise<void>;

before(async () => {
  if (executablePath === undefined) return;
  stop = await setUp();
  // A Firefox as it is released speaks WebDriver BiDi.
  browser = await puppeteer.launch({ browser: 'firefox', executablePath });
});

after(async () => {
  if (executablePath === undefined) return;
  await browser.close();
  await stop();
});

/** Works in a new profile, and checks at its end that no error of the page was left uncaught. */
async function inNewPage(work: (page: Page) => Promise<void>, expected = /^$/): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.setDefaultTimeout(30_000);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    if (!expected.test(text)) uncaught.push(text);
  });
  await work(page);
  assert.deepEqual(uncaught, []);
  await context.close();
}

const shows = (page: Page, text: string) =>
  page.waitForFunction((words) => document.body.innerText.includes(words), {}, text);

const isAt = (page: Page, hash: string) =>
  page.waitForFunction((start) => location.hash.startsWith(start), {}, hash);

it('a visitor opens the first car of the list in Firefox', options, () =>
  inNewPage(async (page) => {
    await page.goto(`${readStack().shellUrl}/#/`);
    await page.locator('main form button[type="submit"]').click();
    await isAt(page, '#/carlisting');
    await page.waitForSelector('article a');
    const address = await page.$eval('article a', (link) => link.getAttribute('href') ?? 'none');
    await page.locator('article a').click();
    await isAt(page, address);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      return heading !== '' && !/^(Find a car|Something went wrong)/.test(heading);
    });
  }),
);

it('a customer signs in and reaches the dashboard in Firefox', options, () =>
  inNewPage(async (page) => {
    await page.goto(`${readStack().shellUrl}/#/login`);
    await page.locator('main input[type="email"]').fill(demoCustomer.email);
    await page.locator('main input[type="password"]').fill(demoCustomer.password);
    await page.locator('main form button[type="submit"]').click();
    await isAt(page, '#/dashboard');
    await shows(page, 'Welcome back, ');
  }),
);

it('a visitor who sends the empty registration reads what is missing in Firefox', options, () =>
  inNewPage(async (page) => {
    await page.goto(`${readStack().shellUrl}/#/register`);
    await page.locator('main form button[type="submit"]').click();
    for (const field of ['Phone number', 'Zip code', 'City', 'Street', 'Role']) {
      await shows(page, `${field} is required`);
    }
  }),
);

it('"Try again" finds a remote that refused the connection once it is back in Firefox', options, async () => {
  const [port = 0] = await findFreePorts(1);
  const registry = theRegistry();
  const remotes = registry.remotes.map((entry) =>
    entry.name === 'remote-auth' ? { ...entry, baseUrl: `http://localhost:${port}/` } : entry,
  );
  const [shellPort = 0] = readStack().sparePorts;
  const shell = await serveShell(shellPort, { registry: { ...registry, remotes } });
  try {
    await inNewPage(async (page) => {
      await page.goto(`http://localhost:${shellPort}/#/login`);
      await shows(page, 'remote-auth could not be loaded');
      const remote = await serveRemote('remote-auth', port);
      try {
        await page.locator('::-p-aria([name="Try again"][role="button"])').click();
        await page.waitForSelector('main input[type="password"]');
      } finally {
        await remote.stop();
      }
      // Firefox reports a refused file as an error of the page, once for its origin and once for its hash.
    }, /^Cross-Origin Request Blocked|hashes in the integrity attribute match/);
  } finally {
    await shell.stop();
  }
});
