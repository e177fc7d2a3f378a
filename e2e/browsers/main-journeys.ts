import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { demoCustomer } from '../src/accounts';
import setUp from '../src/global-set-up';
import { readStack } from '../src/stack-under-test';
import { testRemoteFaults } from './remote-faults';
import { has, isAt, shows, showsAnotherHeading, type Tab, type TestedBrowser } from './tab';

/** In the first frame as in the app that takes its place: what is pressed in between must be answered, too. */
const submit = 'main form button[type="submit"]';
/** Of the app: the drivers type into an element that they hold, which a frame's is no more once it is gone. */
const field = (name: string) => `main input[name="${name}"]:not(#frame *)`;

export interface Candidate {
  name: string;
  /** Undefined where the machine has no such browser. */
  start: (() => Promise<TestedBrowser>) | undefined;
  /** How to get it, for people. */
  advice: string;
  /** What the browser itself reports as an error of the page when a file is refused. */
  ownReports: RegExp;
}

/** What must work in every browser that the app is promised for. */
export function testMainJourneys({ name, start, advice, ownReports }: Candidate): void {
  // Set where it must run, so that a machine that lost its browser does not pass quietly.
  assert.ok(start !== undefined || process.env['REQUIRE_BROWSERS'] !== '1', advice);
  const options = start ? { timeout: 180_000 } : { skip: advice };
  const stops: (() => Promise<void>)[] = [];
  let browser: TestedBrowser;

  before(async () => {
    if (!start) return;
    stops.push(await setUp());
    browser = await start();
    stops.push(() => browser.stop());
  });
  after(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  /** Works in a new profile, and checks at its end that no error of the page was left uncaught. */
  async function inNewTab(work: (tab: Tab) => Promise<void>, expected = /^$/): Promise<void> {
    const tab = await browser.newTab();
    try {
      await work(tab);
      assert.deepEqual(
        (await tab.uncaught()).filter((text) => !expected.test(text)),
        [],
      );
    } finally {
      await tab.close();
    }
  }

  void it(`a visitor opens the first car of the list in ${name}`, options, () =>
    inNewTab(async (tab) => {
      await tab.open(`${readStack().shellUrl}/#/`);
      await tab.click(submit);
      await isAt(tab, '#/carlisting');
      await has(tab, 'article a');
      const list = await tab.ask(() => document.querySelector('h1')?.textContent, '');
      await tab.click('article a');
      await isAt(tab, '#/carlisting/car/');
      await showsAnotherHeading(tab, String(list));
    }),
  );

  void it(`a customer signs in and reaches the dashboard in ${name}`, options, () =>
    inNewTab(async (tab) => {
      await tab.open(`${readStack().shellUrl}/#/login`);
      await tab.type(field('email'), demoCustomer.email);
      await tab.type(field('password'), demoCustomer.password);
      await tab.click(submit);
      await isAt(tab, '#/dashboard');
      await shows(tab, 'Hi ');
    }),
  );

  void it(`a visitor reads each missing field of an empty registration in ${name}`, options, () =>
    inNewTab(async (tab) => {
      await tab.open(`${readStack().shellUrl}/#/register`);
      await tab.click(submit);
      for (const name of ['Phone number', 'Zip code', 'City', 'Street', 'Role'])
        await shows(tab, `${name} is required`);
    }),
  );

  testRemoteFaults({ name, options, inNewTab: (work) => inNewTab(work, ownReports) });
}
