import { test as base, type BrowserContext } from '@playwright/test';
import { translatePage } from '../../tooling/jest/translate-page.cjs';
import { recordChanges } from './changes-made';
import { serveShell, type ShellOptions } from './a-shell';
import { readStack, type StackUnderTest } from './stack-under-test';

export interface Journey {
  stack: StackUnderTest;
  /** Serves a shell of this test's own, and returns its address. */
  aShellWith: (options: ShellOptions) => Promise<string>;
  /** The console errors that this test brings about on purpose; any other fails it. */
  expectedErrors: RegExp | undefined;
  quietConsole: undefined;
  /** Whether the browser translates each page. */
  isTranslated: boolean;
  translated: undefined;
  recordedChanges: undefined;
}

/** Playwright's test over the started stack: relative addresses are the shell's, and the console stays quiet. */
export const test = base.extend<Journey>({
  stack: async ({}, use) => use(readStack()),
  baseURL: async ({ stack }, use) => use(stack.shellUrl),
  expectedErrors: [undefined, { option: true }],
  isTranslated: [false, { option: true }],
  // The first: it hears of each context, the test's own and those of other people in it.
  recordedChanges: [
    async ({ browser, stack }, use) => {
      const record = (context: BrowserContext) => recordChanges(context, stack);
      browser.on('context', record);
      await use(undefined);
      browser.off('context', record);
    },
    { auto: true },
  ],
  translated: [
    async ({ context, isTranslated }, use) => {
      const content = `addEventListener('DOMContentLoaded', () => (${translatePage.toString()})(document.body))`;
      if (isTranslated) await context.addInitScript({ content });
      await use(undefined);
    },
    { auto: true },
  ],
  aShellWith: async ({ page, stack }, use, { parallelIndex }) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (options) => {
      const port = stack.sparePorts[parallelIndex];
      if (port === undefined) throw new Error('There are more workers than spare ports.');
      const server = await serveShell(port, options);
      stops.push(server.stop);
      return `http://localhost:${port}`;
    });
    // What comes later, identity for one, must not be asked of a server that has stopped.
    if (stops.length > 0) await page.close();
    for (const stop of stops) await stop();
  },
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const seen: string[] = [];
      page.on('pageerror', (error) => seen.push(`Uncaught ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = seen.filter((text) => !expectedErrors?.test(text));
      if (unexpected.length > 0) throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
