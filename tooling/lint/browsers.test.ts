import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { ESLint } from 'eslint';
import postcss, { type Root } from 'postcss';
import { oldestBrowsers } from '@drove/federation/webpack/browsers';
import { postcssPlugins } from '@drove/federation/webpack/styles';
import { newerThanTheList } from './css-features';

const root = join(import.meta.dirname, '../..');

/** What some browser of the list does not have, and what it does instead. */
const fallbacks: Record<string, string> = {
  'content-visibility': 'What is out of view is laid out, too.',
  'content-visibility: auto': 'What is out of view is laid out, too.',
  'cursor: grab': 'A phone has no pointer.',
  'cursor: grabbing': 'A phone has no pointer.',
  'cursor: not-allowed': 'A phone has no pointer.',
  'cursor: pointer': 'A phone has no pointer.',
  'cursor: progress': 'A phone has no pointer.',
  'field-sizing': 'A text field keeps its size, and scrolls.',
  'field-sizing: content': 'A text field keeps its size, and scrolls.',
  'font-family: ui-monospace': 'The next typeface of the list is taken.',
  'forced-color-adjust': 'Safari forces no colors.',
  'forced-color-adjust: none': 'Safari forces no colors.',
  resize: 'A text field scrolls where it cannot be made larger.',
  'scrollbar-color': 'The scrollbar looks as the system’s.',
  'scrollbar-width': 'The scrollbar is seen.',
  'scrollbar-width: none': 'The scrollbar is seen.',
  'text-wrap: balance': 'Lines break where they are full.',
  'text-wrap: pretty': 'Lines break where they are full.',
  '@starting-style': 'What opens is there at once.',
  'view-transition-name': 'The next page is there at once.',
  'view-transition-name: none': 'The next page is there at once.',
  '::view-transition': 'The next page is there at once.',
  '::view-transition-group': 'The next page is there at once.',
  '::view-transition-image-pair': 'The next page is there at once.',
  '::view-transition-new': 'The next page is there at once.',
  '::view-transition-old': 'The next page is there at once.',
  '::selection': 'Selected text looks as the system’s.',
  ':open': 'Stands in :is(), which leaves out what it does not know, or alone: the arrow keeps its side.',
  '::picker': 'The choices look as the system’s.',
  '::picker-icon': 'The choices look as the system’s.',
};

async function compile(file: string, remoteName?: string): Promise<Root> {
  const from = join(root, file);
  const { root: sheet } = await postcss(postcssPlugins(remoteName)).process(readFileSync(from, 'utf8'), {
    from,
  });
  return sheet;
}

describe('The style sheets', () => {
  it('use only properties that every listed browser knows or that have a stated fallback', async () => {
    const sheets = await Promise.all([
      compile('shell/src/styles/index.css'),
      ...['auth', 'marketplace', 'dashboard'].map((name) =>
        compile(`remote-${name}/src/styles.css`, `remote_${name}`),
      ),
    ]);
    const newer = new Map(sheets.flatMap((sheet) => [...newerThanTheList(sheet)]));
    assert.deepEqual([...newer.keys()].sort(), Object.keys(fallbacks).sort());
  });

  for (const [what, css] of [
    ['a property', 'a { anchor-name: --a; }'],
    ['a value', 'a { text-wrap: pretty; }'],
    ['a function', 'a { color: light-dark(black, white); }'],
    ['a rule', '@starting-style { a { opacity: 0; } }'],
    ['a selector', 'a:open { opacity: 0; }'],
  ] as const) {
    it(`are reported for ${what} that only newer browsers know`, () => {
      assert.equal(newerThanTheList(postcss.parse(css)).size, 1);
    });
  }

  for (const [what, css] of [
    [
      'properties that every browser knows',
      'a:has(b) { text-wrap: nowrap; color: oklch(50% 0 0); } @property --a { }',
    ],
    ['a property behind @supports', '@supports (anchor-name: --a) { a { anchor-name: --a; } }'],
    ['a property beside its older name', 'a { -webkit-user-select: none; user-select: none; }'],
  ] as const) {
    it(`may use ${what}`, () => {
      assert.deepEqual([...newerThanTheList(postcss.parse(css)).keys()], []);
    });
  }
});

describe('Scripts for the listed browsers', () => {
  const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'browsers/known-to-all' });
  const complaints = async (code: string, file: string) => {
    const results = await eslint.lintText(code, { filePath: join(root, file) });
    return results.flatMap(({ messages }) => messages).length;
  };

  for (const [code, file, number] of [
    ['export const a = Promise.try(() => 1);', 'shell/src/a-case.ts', 1],
    ['export const a = Promise.withResolvers();', 'shell/src/a-case.ts', 0],
    ['export const a = window.navigation;', 'shell/src/a-case.ts', 1],
    ['export const a = URL.parse("a");', 'shell/src/a-case.ts', 1],
    ['export const a = (URL: { parse: string }) => URL.parse;', 'shell/src/a-case.ts', 0],
    ['export const a = typeof CloseWatcher;', 'shell/src/a-case.ts', 0],
    ['export const a = new CloseWatcher();', 'remote-auth/src/a-case.tsx', 1],
    ['export const a = new CloseWatcher();', 'federation/src/runtime/a-case.ts', 1],
    ['export const a = AbortSignal.any([]);', 'shared-auth/src/a-case.ts', 0],
    ['export const a = new CloseWatcher();', 'backend/src/a-case.ts', 0],
  ] as const) {
    it(`${number === 0 ? 'may' : 'may not'} call ${code} in ${file}`, async () => {
      assert.equal(await complaints(code, file), number);
    });
  }

  it('may use the JavaScript edition that TypeScript emits', () => {
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
      compilerOptions: { target: string };
    };
    assert.equal(compilerOptions.target, 'ES2022');
    const code = 'class A{static #a=1;static{this.#a??=2}static has=b=>#a in b}await A;\n';
    const options = { minifyWhitespace: true, target: oldestBrowsers(root), format: 'esm' } as const;
    assert.equal(
      transformSync(code, options).code,
      transformSync(code, { ...options, target: 'esnext' }).code,
    );
  });
});
