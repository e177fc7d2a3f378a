import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import postcss, { type Root, type Rule } from 'postcss';
import { postcssPlugins } from './styles';

const scope = '[data-remote="remote-auth"]';
const sheetOf = (workspace: string) =>
  fileURLToPath(new URL(`../../../${workspace}/src/styles.css`, import.meta.url));
const start = `@import '@drove/federation/styles/remote.css'; @plugin 'daisyui' { themes: false; logs: false; include: button, input, select, card, alert, modal, drawer, menu, loading, skeleton, link, radialprogress, properties; }`;

async function compile(css: string, remoteName?: string): Promise<Root> {
  const from = sheetOf(remoteName ?? 'remote-auth');
  const { root } = await postcss(postcssPlugins(remoteName)).process(css, { from });
  return root;
}

function stylingRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    const parent = rule.parent;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) return;
    rules.push(rule);
  });
  return rules;
}

const selectors = (root: Root) => stylingRules(root).flatMap((rule) => rule.selectors);

describe('a remote’s style sheet', () => {
  it('reaches nothing outside the remote’s own root element', async () => {
    const root = await compile(
      `${start} @source inline("btn btn-primary input select card alert modal drawer menu loading skeleton hover:underline md:p-4 dark:flex space-y-2 animate-spin shadow-raised group-hover:block before:content-['x'] *:p-2");`,
      'remote-auth',
    );

    assert.ok(selectors(root).length > 100);
    assert.deepEqual(
      selectors(root).filter((selector) => !selector.startsWith(scope)),
      [],
    );
  });

  it('maps the page’s own elements to its root element', async () => {
    const root = await compile(
      `:root, :host { --gap: 1px } html body { margin: 0 } body.dark { color: red } body .card { color: red } html > .card { color: red } .html { color: red }`,
      'remote-auth',
    );

    assert.deepEqual(selectors(root), [
      scope,
      scope,
      scope,
      `${scope}.dark`,
      `${scope} .card`,
      `${scope} > .card`,
      `${scope} .html`,
    ]);
  });

  it('keeps conditions, layers and nested rules, and scopes each rule once', async () => {
    const root = await compile(
      `@layer components { @media (width > 40rem) { .card, .alert { &:hover { color: red } & > a { color: blue } } } }`,
      'remote-auth',
    );

    assert.deepEqual(selectors(root), [`${scope} .card`, `${scope} .alert`, '&:hover', '& > a']);
    assert.match(root.toString(), /^@layer components \{ @media \(width > 40rem\)/);
  });

  it('prefixes its keyframes where they are defined and where they are used', async () => {
    const root = await compile(
      `@keyframes fade { from { opacity: 0 } to { opacity: 1 } }
       .a { animation: fade 1s ease } .b { animation-name: fade, other } .c { --animate-in: fade 1s; color: red }`,
      'remote-auth',
    );

    const css = root.toString();
    assert.match(css, /@keyframes fade--of-remote-auth/);
    assert.equal(css.match(/fade--of-remote-auth/g)?.length, 4);
    assert.doesNotMatch(css, /fade(?!--of)/);
    assert.match(css, /other/);
  });

  it('registers only custom properties of Tailwind and daisyUI, which are the same in every sheet', async () => {
    const root = await compile(
      `${start} @source inline("shadow border translate-x-1 radial-progress");`,
      'remote-auth',
    );

    const names: string[] = [];
    root.walkAtRules('property', (rule) => void names.push(rule.params));
    assert.ok(names.length > 0);
    assert.deepEqual(
      names.filter((name) => !/^--(?:tw-|radialprogress$|aura-angle$)/.test(name)),
      [],
    );
  });

  for (const remote of ['remote-auth', 'remote-marketplace', 'remote-dashboard']) {
    it(`of ${remote} contains no theme, no base and no own rule for bare elements`, async () => {
      const root = await compile(
        `@import '${sheetOf(remote)}'; @source inline("btn bg-primary rounded-box p-4");`,
        remote,
      );

      const css = root.toString();
      assert.match(css, /var\(--color-primary\)/);
      assert.doesNotMatch(
        css,
        /--color-primary:|--radius-box:|(?<!prefers-)color-scheme:|@font-face|@import/,
      );
      assert.deepEqual(
        selectors(root).filter((selector) => /^\S+ [a-z][^.[]*$/.test(selector)),
        [],
      );
    });
  }
});

it('a class in a remote looks exactly as in the shell', async () => {
  const source = `${start} @source inline("btn btn-primary btn-outline link p-4 md:p-6 hover:underline shadow-raised");`;
  const [shell, remote] = [await compile(source), await compile(source, 'remote-auth')];

  const text = (root: Root) => stylingRules(root).map((rule) => rule.toString());
  const unscoped = text(remote).map((rule) => rule.replaceAll(`${scope} `, ''));
  assert.deepEqual(unscoped, text(shell));
});

it('the shell’s own sheet stays unchanged', async () => {
  const root = await compile(
    `:root { --gap: 1px } @keyframes fade { to { opacity: 0 } } .a { animation: fade 1s }`,
  );

  assert.deepEqual(selectors(root), [':root', '.a']);
  assert.match(root.toString(), /@keyframes fade \{/);
});

it('a remote’s style sheet has the classes of each shared component that the remote shows', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const { exports } = JSON.parse(read('shared-ui/package.json')) as { exports: Record<string, string> };
  const missing = ['remote-auth', 'remote-marketplace', 'remote-dashboard'].flatMap((remote) => {
    const sources = readdirSync(new URL(`../../../${remote}/src`, import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    });
    const code = sources
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => read(`${remote}/src/${file}`));
    const sheet = read(`${remote}/src/styles.css`);
    const shown = code.flatMap((text) =>
      [...text.matchAll(/'@drove\/shared-ui(\/[\w-]+)?'/g)].map(([, path = '']) => exports[`.${path}`] ?? ''),
    );
    const imported = [...sheet.matchAll(/@import '@drove\/shared-ui\/styles\/([\w-]+\.css)'/g)];
    const named = imported.map(([, file = '']) => read(`shared-ui/src/styles/${file}`)).join('');
    return [...new Set(shown)]
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.replace('./src/', '../').replace(/tsx$/, '{tsx,js}'))
      .filter((file) => !named.includes("@source '../';") && !named.includes(`@source '${file}'`))
      .map((file) => `${remote}/src/styles.css: ${file}`);
  });
  assert.deepEqual(missing, []);
});
