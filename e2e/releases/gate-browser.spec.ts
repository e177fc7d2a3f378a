import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { workspaceRoot } from '../../federation/src/workspaces';
import { checkInBrowser } from '../../release/src/gate/browser/check-in-browser';
import { judgedRegistry } from '../../release/src/gate/browser/judged-registry';
import type { Candidate } from '../../release/src/gate/gate';
import { integrityOf } from '../../release/src/integrity';
import { readBuild } from '../../release/src/publish/read-build';
import { emptyRegistry } from '../../release/src/registry/release-registry';

/** The built remote, with more at the end of its first script and style sheet. */
async function aBuildWith(script: string, css: string): Promise<Candidate> {
  const build = await readBuild(join(workspaceRoot, 'remote-auth'));
  const { routes, styles, integrity } = build.description;
  const files = new Map(build.files);
  const hashes = { ...integrity };
  for (const [path, more] of [
    [routes[0], script],
    [styles[0], css],
  ]) {
    if (path === undefined || more === undefined || more === '') continue;
    const bytes = Buffer.from(`${build.files.get(path)?.toString() ?? ''}\n${more}`);
    files.set(path, bytes);
    hashes[path] = integrityOf(bytes);
  }
  return { ...build, files, description: { ...build.description, version: 'faulty', integrity: hashes } };
}

/** One page for a visitor: each fault is there for the others, too, and a release looks at all of them. */
async function problemsOf(
  candidate: Candidate,
  roles = ['a visitor'],
  limits: { limitMs?: number } = {},
): Promise<string[]> {
  const store = { read: () => Promise.resolve(undefined) };
  const judged = await judgedRegistry([candidate], emptyRegistry, store);
  const only = { roles, data: ['with data' as const], paths: ['/login'] };
  const refusals = await checkInBrowser({ names: ['remote-auth'], ...judged, only, ...limits });
  return refusals.map(({ check, problem, remedy }) => `${check}: ${problem} ${remedy}`);
}

test('a correct build passes the gate’s browser, for a visitor and a customer', async () => {
  expect(await problemsOf(await aBuildWith('', ''), ['a visitor', 'a customer'])).toEqual([]);
});

test('a late error, evaluated text, changed neighbours and leftovers are refused, each in a sentence', async () => {
  const script = `
    setTimeout(() => { throw new Error('too late'); }, 800);
    setTimeout(() => { new Function('return 1')(); }, 10);
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
  const script = `if (innerWidth < 640) addEventListener('popstate', () => { for (;;); });`;
  const problems = await problemsOf(await aBuildWith(script, ''), undefined, { limitMs: 50_000 });
  expect(problems.join('\n')).toMatch(
    /390 px wide: \/login\): the pages do not come to an end within \d+ seconds/,
  );
});

test('the gate explains without a browser how to install one, or how to release without it', async () => {
  const candidate = await aBuildWith('', '');
  const judged = await judgedRegistry([candidate], emptyRegistry, { read: () => Promise.resolve(undefined) });
  const [refusal] = await checkInBrowser({ names: ['remote-auth'], ...judged, browser: '/nowhere/chromium' });
  expect(refusal?.problem).toMatch(/\/nowhere\/chromium does not start/);
  expect(refusal?.remedy).toMatch(/npx playwright install.*--emergency "why"/);
});
