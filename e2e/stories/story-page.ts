import { test as base, type Browser, type Locator, type Page } from '@playwright/test';
import Axe from 'axe-core';
import type { Look } from './pictures';
import type { Story } from './story-index';

interface Channel {
  on: (event: string, listen: (data: unknown) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** What the page has beside what every page has. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  axe: typeof Axe;
}

/** A page that shows one story after the other. */
interface StoryPage {
  page: Page;
  /** What the console said since the last story. */
  said: string[];
}

interface StoryFixtures {
  /** Shows a story and plays it; rejects with what went wrong in it. */
  show: (story: Story, look: Look) => Promise<StoryPage>;
}

/** Playwright's test with a page for each look, which is loaded once. */
export const test = base.extend<object, StoryFixtures>({
  show: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<StoryPage>>();
      await use(async (story, look) => {
        const key = JSON.stringify(look);
        const opened = pages.get(key) ?? openPage(browser, look);
        pages.set(key, opened);
        const storyPage = await opened;
        storyPage.said.length = 0;
        await play(storyPage.page, story.id);
        return storyPage;
      });
    },
    { scope: 'worker' },
  ],
});

async function openPage(browser: Browser, { width, colours }: Look): Promise<StoryPage> {
  const context = await browser.newContext({
    baseURL: process.env['STORYBOOK_URL'] ?? '',
    viewport: { width, height: 800 },
    colorScheme: colours,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-12-03T10:00:00+01:00');
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`Uncaught ${error.message}`));
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  // Which story does not matter yet, so that the page begins with none.
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  await page.evaluate(Axe.source);
  return { page, said };
}

async function play(page: Page, id: string): Promise<void> {
  const problem = await page.evaluate(async (storyId) => {
    const channel = (globalThis as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const problems: string[] = [];
    const errors = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
    await new Promise<void>((resolve) => {
      for (const event of errors) {
        channel.on(event, (error) => {
          problems.push(`${event}: ${(error as Error | undefined)?.message ?? String(error)}`);
          resolve();
        });
      }
      channel.on('storyFinished', (data) => {
        if ((data as { storyId: string }).storyId === storyId) resolve();
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await document.fonts.ready;
    return problems[0];
  }, id);
  if (problem !== undefined) throw new Error(problem);
}

/** What of the page is the story: the dialog that is open, or what was drawn. */
export async function storyOn(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]');
  return (await dialog.count()) > 0 ? dialog : page.locator('#storybook-root');
}

/** What every rule of axe finds, but for those of level AAA, which the product does not promise. */
export async function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const tool = (globalThis as unknown as StoryWindow).axe;
    const values = tool
      .getRules()
      .filter(({ tags }) => !tags.some((tag) => tag.endsWith('aaa') || tag === 'deprecated'))
      .map(({ ruleId }) => ruleId);
    const { violations } = await tool.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
