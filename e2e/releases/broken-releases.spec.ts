import { expect, test } from '@playwright/test';
import { aBuildWith, aFaultyPress, problemsOf } from '../src/judged-build';

interface Broken {
  kinds: string;
  /** What the build has instead of what. */
  words?: [string, string];
  /** More of it. */
  script?: string;
  css?: string;
  roles?: string[];
  /** What it is refused with; nothing of what only a press brings out, which the watch ends. */
  refused: RegExp[];
}

const fail = (message: string) => `(()=>{throw new Error(${message})})()`;

// The other kinds are in gate-browser.spec.ts and beside the gate; docs/releasing.md has all of them in a table.
const broken: Broken[] = [
  {
    kinds: 'is empty on a desktop, throws there for who is signed in, and as it is mounted on a phone',
    css: '@media (width > 640px) { [data-remote="remote-auth"] > * { display: none !important } }',
    script:
      'if (innerWidth > 640 && localStorage.getItem("was-signed-in") !== null) throw new Error("for one");',
    words: ['label:"Sign in"', `label:innerWidth<640?${fail('"as it is drawn"')}:"Sign in"`],
    roles: ['a visitor', 'a customer'],
    refused: [
      /\(as a visitor, with data, 1440 px wide\): the page is blank\./,
      /\(as a visitor, with data, 390 px wide\): the console says: .*as it is drawn/s,
      /\(as a customer, with data, 1440 px wide\): an error that nothing caught: for one/,
    ],
  },
  {
    kinds: 'throws as its screen is imported',
    words: ['"Welcome back"', fail('"at import"')],
    refused: [/, 1440 px wide\): the console says: .*this page did not arrive.* \(and 1 times more\)/s],
  },
  {
    kinds: 'never settles, and styles what is not its own',
    css: 'h1 { letter-spacing: 3px !important }',
    words: ['.then(e=>e.LoginScreen)', '.then(()=>new Promise(()=>{}))'],
    refused: [
      /, 1440 px wide\): the page is still loading when all is answered\. .*\(and 1 times more\)/,
      /^styles: After .*, 1440 px wide: \/login\) .* look different: letter-spacing of h1/,
      /^styles: After .*, 390 px wide: \/login\) .* look different: letter-spacing of h1/,
    ],
  },
  { kinds: 'throws only once a button is pressed', words: aFaultyPress, refused: [] },
];

test('each kind of broken release is refused, with the role and the width, or is left to the watch', async () => {
  const found = await Promise.all(
    broken.map(async ({ script, css, words, roles }) =>
      problemsOf(await aBuildWith(script, css, words), roles),
    ),
  );
  for (const [index, { kinds, refused }] of broken.entries())
    expect(found[index], kinds).toEqual(refused.map((sentence) => expect.stringMatching(sentence)));
});
