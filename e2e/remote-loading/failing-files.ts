import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';
import { expect } from '../src/journey';

type Answer = (route: Route) => Promise<void> | void;

const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
const answer = (status: number, contentType: string, body: string): Answer => {
  return (route) => route.fulfill({ status, contentType, body, headers });
};

/** What happens to a file's first six requests. */
const faults: Record<string, Answer> = {
  '404': answer(404, 'text/plain', 'Not found'),
  '500': answer(500, 'application/json', '{"code":"INTERNAL_ERROR"}'),
  reset: (route) => route.abort('connectionreset'),
  'HTML instead of a script': answer(200, 'text/html', '<!doctype html><p>Welcome to nginx!</p>'),
  'wrong hash': answer(200, 'text/javascript', 'globalThis.ranWhatWasNotReleased = true;'),
  // The page's limit ends it, which `getThrough` lets pass.
  hang: () => undefined,
};

/** For a page's files. No busy machine takes so long for those that come: only `getThrough` lets it pass. */
export const limitMs = 60_000;

const kinds = Object.keys(faults);

/** The files that come later, of which each fails in every way before it arrives, once in all of a test's pages together. */
export class FailingFiles {
  readonly #arrived = new Set<string>();
  #awaited = new Set<string>();
  /** Whether a file hangs since the page's time passed last. */
  #hangs = false;
  /** What the page asks of the API: parts may come with the answer. */
  #answers = new Set<Request>();
  /** Which fault comes first: another one at each step, so that each is once the last before a file arrives. */
  #first = 0;

  constructor(private readonly files: Map<string, string>) {}

  /** Those that no page has asked for, by build and name. */
  notAskedFor(): string[] {
    return [...this.files]
      .filter(([file]) => !this.#arrived.has(file))
      .map(([file, name]) => `${name}/${file}`);
  }

  /** From now on files fail in this page. */
  async failIn(page: Page): Promise<void> {
    this.#awaited = new Set();
    this.#answers = new Set();
    page.on('request', (request) => {
      const isFile = /\.(js|css)(\?|$)/.test(request.url());
      // Live events end with the page.
      const isEndless = request.url().endsWith('/my/events');
      if (request.resourceType() === 'fetch' && !isFile && !isEndless) this.#answers.add(request);
    });
    page.on('requestfinished', (request) => this.#answers.delete(request));
    page.on('requestfailed', (request) => this.#answers.delete(request));
    await page.clock.install();
    await page.route(/\.(js|css)(\?.*)?$/, async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const file = pathname.slice(pathname.lastIndexOf('/') + 1);
      if (!this.files.has(file) || this.#arrived.has(file)) return route.continue();
      const attempt = Number(searchParams.get('mf-attempt') ?? 1);
      if (attempt > kinds.length) {
        this.#arrived.add(file);
        this.#awaited.delete(file);
        return route.continue();
      }
      this.#awaited.add(file);
      const kind = kinds[(this.#first + attempt) % kinds.length] ?? '404';
      if (kind === 'hang') this.#hangs = true;
      await faults[kind]?.(route);
    });
  }

  /** Tries again until everything that the page asked for has come. */
  async getThrough(page: Page): Promise<void> {
    this.#first += 1;
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const loading = page.getByText('Loading...').first();
    const shown = page.getByRole('heading', { level: 1 }).first();
    const failed = shown.filter({ hasText: 'Something went wrong:' });
    const until = Date.now() + 90_000;
    let quietLooks = 0;
    while (quietLooks < 8) {
      if (Date.now() > until)
        throw new Error(`${page.url()} still waits for ${[...this.#awaited].join(', ')}`);
      await wait(30);
      // A busy machine may need longer than the time that a page has here: then it is tried again as well.
      const hasFailed = this.#awaited.size > 0 || (await failed.isVisible());
      const isWaiting = this.#answers.size > 0 || (await loading.isVisible()) || !(await shown.isVisible());
      quietLooks = hasFailed || isWaiting ? 0 : quietLooks + 1;
      if (!hasFailed) continue;
      if (this.#hangs) {
        this.#hangs = false;
        await page.clock.fastForward(limitMs);
      }
      // Another one may take its place in the meantime.
      for (const button of await tryAgain.all()) {
        await button.dispatchEvent('click', {}, { timeout: 200 }).catch(() => undefined);
      }
    }
    await expect(shown).not.toHaveText('Something went wrong:');
  }
}
