import { expect, test } from '@playwright/test';
import { checkInBrowser } from '../../release/src/gate/browser/check-in-browser';
import { aBuildWith, judge, problemsOf } from '../src/judged-build';

test('a correct build passes the gate’s browser, for a visitor and a customer', async () => {
  expect(await problemsOf(await aBuildWith('', ''), ['a visitor', 'a customer'])).toEqual([]);
});

test('what a page does wrong while it is shown, or leaves behind, is refused, each in a sentence', async () => {
  const script = `
    setTimeout(() => { throw new Error('too late'); }, 800);
    setTimeout(() => { new Function('return 1')(); }, 10);
    setTimeout(() => { fetch('https://elsewhere.test/').catch(() => undefined); }, 10);
    const { apiBaseUrl } = JSON.parse(document.querySelector('#configuration').textContent);
    setTimeout(() => { void fetch(apiBaseUrl + '/loyalty-points?of=mine'); }, 10);
    globalThis.leftBehind = true;
    addEventListener('resize', () => undefined);
    document.documentElement.style.setProperty('--left-behind', '1px');
    console.warn('a word too many');`;
  const css = '@property --color-base-content { syntax: "<color>"; inherits: false; initial-value: red }';
  const problems = (await problemsOf(await aBuildWith(script, css))).join('\n');
  expect(problems).toMatch(
    /browser: remote-auth on \/login.* \(as a visitor, with data, 1440 px wide\): an error that nothing caught: too late/,
  );
  expect(problems).toMatch(/an error that nothing caught: Evaluating a string as JavaScript violates/);
  expect(problems).toMatch(/the console says: a word too many/);
  expect(problems).toMatch(/the console says: .*https:\/\/elsewhere\.test\/.* violates/);
  expect(problems).toMatch(/it asks the API for GET \/loyalty-points\?of=mine, which the API does not have/);
  expect(problems).toMatch(/look different: .*color of (span|a) "Find a car" was .*, is .*@property/);
  expect(problems).toMatch(/the global leftBehind stays in the page\. .*Take it away/);
  expect(problems).toMatch(/a listener of resize on window \(.*\) stays in the page/);
  expect(problems).toMatch(/html style="--left-behind: 1px;?" stays in the page/);
});

test('a page that is blank for one role is refused, with the role', async () => {
  const script = `
    setInterval(() => {
      if (!location.hash.startsWith('#/login')) return;
      for (const each of document.querySelectorAll('main > *')) each.hidden = true;
    }, 20);`;
  const css = 'main > [hidden] { display: none !important }';
  const problems = await problemsOf(await aBuildWith(script, css), ['a visitor', 'a customer']);
  const blank = problems.filter((problem) => problem.includes('blank'));
  expect(blank).toEqual([
    expect.stringMatching(
      /^browser: remote-auth on \/login \(as a visitor, with data, 1440 px wide\): the page is blank\..*\(and 1 times more\)/,
    ),
  ]);
});

test('a page that is empty on phones is refused, with the width', async () => {
  const css = '@media (width < 640px) { [data-remote="remote-auth"] > * { display: none !important } }';
  const problems = await problemsOf(await aBuildWith('', css));
  expect(problems.join('\n')).toMatch(
    /browser: remote-auth on \/login \(as a visitor, with data, 390 px wide\): the page is blank\./,
  );
});

test('a page that never comes to an end is refused, and the gate ends', async () => {
  const script = `addEventListener('popstate', () => { for (;;); });`;
  const problems = await problemsOf(await aBuildWith(script, ''), undefined, { limitMs: 50_000 });
  expect(problems).toEqual([
    expect.stringMatching(
      /1440 px wide: \/login\): the pages do not come to an end within 50 seconds\. \(and 1 times more\)/,
    ),
  ]);
});

test('the gate explains without a browser how to install one, or how to release without it', async () => {
  const candidate = await aBuildWith('', '');
  const [refusal] = await checkInBrowser({ ...(await judge(candidate)), browser: '/nowhere/chromium' });
  expect(refusal?.problem).toMatch(/\/nowhere\/chromium does not start/);
  expect(refusal?.remedy).toMatch(/npx playwright install.*--emergency "why"/);
});
