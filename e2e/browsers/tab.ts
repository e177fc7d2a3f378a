import { setTimeout as wait } from 'node:timers/promises';

/** What the tests of other browsers need of a page, however its browser is driven. */
export interface Tab {
  open: (address: string) => Promise<void>;
  /** Waits for an element that can be clicked. */
  click: (selector: string) => Promise<void>;
  /** Clicks the button of this name. */
  press: (button: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** What a function, which sees nothing of its surroundings, returns inside the page. */
  ask: (question: (text: string) => unknown, text: string) => Promise<unknown>;
  /** Errors that the page did not catch, so far. */
  uncaught: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface TestedBrowser {
  newTab: () => Promise<Tab>;
  stop: () => Promise<void>;
}

const PATIENCE_MS = 45_000;

/** Asks again until the answer is yes; `what` is for the one who reads that it never was. */
export async function until(what: string, question: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await question())) {
    if (Date.now() > end) throw new Error(`Waited ${PATIENCE_MS / 1000} seconds: ${what}`);
    await wait(50);
  }
}

const holds = (tab: Tab, what: string, question: (text: string) => boolean, text: string) =>
  until(what, async () => (await tab.ask(question, text)) === true);

/** Waits until the page shows this text. */
export const shows = (tab: Tab, text: string) =>
  holds(tab, `the page shows "${text}"`, (words) => document.body.innerText.includes(words), text);

/** Waits until the page's fragment begins so. */
export const isAt = (tab: Tab, hash: string) =>
  holds(tab, `the page is at ${hash}`, (start) => location.hash.startsWith(start), hash);

/** Waits until there is such an element. */
export const has = (tab: Tab, selector: string) =>
  holds(tab, `the page has ${selector}`, (one) => document.querySelector(one) !== null, selector);

/** Waits until the page's first heading is none of the home page, and reports no failure. */
export const showsAnotherHeading = (tab: Tab, heading: string) =>
  holds(
    tab,
    `the heading is not "${heading}" any more`,
    (before) => {
      const now = document.querySelector('h1')?.textContent ?? '';
      return now !== '' && now !== before && !now.startsWith('Something went wrong');
    },
    heading,
  );
