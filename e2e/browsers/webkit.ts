import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { WebKitPrograms } from '../../tooling/local/checks/find-webkit';
import { findFreePorts } from '../../tooling/local/stack/free-ports';
import { until, type Tab, type TestedBrowser } from './tab';
import { beginSession, WebDriverError, type Command } from './web-driver';

/** Starts WebKitGTK's driver on a screen of its own; each tab is a MiniBrowser with a new profile. */
export async function startWebKit({ driver, xvfb }: WebKitPrograms): Promise<TestedBrowser> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = (await firstOutput(screen.stdout)).trim();
  const [port = 0] = await findFreePorts(1);
  const address = `http://127.0.0.1:${port}`;
  const drives = spawn(driver, ['--host=local', `--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs rights that root in a container does not have; it opens our own pages alone.
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  await until('the driver of WebKit answers', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    newTab: () => newTab(address),
    stop: async () => {
      for (const child of [drives, screen]) await end(child);
    },
  };
}

async function firstOutput(stream: Readable): Promise<string> {
  const [chunk] = (await once(stream, 'data')) as [Buffer];
  return chunk.toString();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

async function newTab(driver: string): Promise<Tab> {
  // A file that hangs keeps the page's load event back: nothing waits for it.
  const command = await beginSession(driver, { browserName: 'MiniBrowser', pageLoadStrategy: 'none' });
  await command('POST', '/window/rect', { width: 1440, height: 900 });
  const ask = (question: (text: string) => unknown, text: string) =>
    command('POST', '/execute/sync', {
      script: `return (${question.toString()})(arguments[0])`,
      args: [text],
    });
  return {
    open: async (address) => {
      await command('POST', '/url', { url: address });
      await until(`the page of ${address} is there`, () => isWatched(ask(watchErrors, address)));
    },
    click: (selector) => withElement(command, 'css selector', selector, 'click', {}),
    press: (button) => withElement(command, 'xpath', `//button[normalize-space()="${button}"]`, 'click', {}),
    type: (selector, text) => withElement(command, 'css selector', selector, 'value', { text }),
    ask: (question, text) => ask(question, text).catch(() => undefined),
    uncaught: async () => (await ask(() => Reflect.get(globalThis, 'uncaughtErrors'), '')) as string[],
    close: async () => {
      await command('DELETE', '');
    },
  };
}

/** Whether errors are noted; not where the page before was still there, and went while it was asked. */
async function isWatched(answer: Promise<unknown>): Promise<boolean> {
  try {
    return (await answer) === true;
  } catch (error) {
    if (error instanceof WebDriverError && error.kind === 'no such frame') return false;
    throw error;
  }
}

/** Inside the page: notes what it does not catch, which this driver cannot say. */
function watchErrors(address: string): boolean {
  if (location.origin !== new URL(address).origin) return false;
  const errors: string[] = [];
  Reflect.set(globalThis, 'uncaughtErrors', errors);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  return true;
}

/** Not there yet, covered by something, or just drawn anew. */
const passing = /^(no such element|element not interactable|element click intercepted|stale element)/;

async function withElement(
  command: Command,
  using: string,
  value: string,
  action: 'click' | 'value',
  body: object,
): Promise<void> {
  await until(`${value} takes a ${action}`, async () => {
    try {
      const found = (await command('POST', '/element', { using, value })) as Record<string, string>;
      const place = await scrollTo(command, found);
      await wait(100);
      // As Playwright and Puppeteer do: what still moves is not where the click goes.
      if ((await scrollTo(command, found)) !== place) return false;
      await command('POST', `/element/${Object.values(found)[0] ?? ''}/${action}`, body);
      return true;
    } catch (error) {
      if (error instanceof WebDriverError && passing.test(error.kind)) return false;
      throw error;
    }
  });
}

/** Where the element then is. The driver's own way leaves a button below the window's edge where it is. */
function scrollTo(command: Command, element: unknown): Promise<unknown> {
  const script = `
    arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = arguments[0].getBoundingClientRect();
    return x + ' ' + y;`;
  return command('POST', '/execute/sync', { script, args: [element] });
}
