import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const require = createRequire(import.meta.url);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How to get a browser, for people. */
export const browserAdvice =
  'No Chromium was found. Set CHROMIUM_PATH to one, install one (Debian, Ubuntu: apt-get install chromium), ' +
  'or let Playwright fetch its own: npx playwright install --with-deps chromium';

/** Path of a Chromium: CHROMIUM_PATH, one on the PATH, or the one that Playwright fetched; none if there is none. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment['CHROMIUM_PATH'] || onPath(names, environment) || playwrightsOwn();
}

/** The browser for journeys: Chromium's headless shell, which has no window and needs less, or else `findBrowser`. */
export function findHeadlessBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return (
    environment['CHROMIUM_PATH'] ||
    onPath(['chromium-headless-shell'], environment) ||
    findBrowser(environment)
  );
}

/** The first of these commands that is on the PATH. */
export function onPath(commands: string[], environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn(): string | undefined {
  // Only now: most commands never come here, and it takes its time to load.
  const { chromium } = require('playwright-core') as { chromium: { executablePath: () => string } };
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
