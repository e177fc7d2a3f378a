import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const source = String.raw`[\w.@-]+(?:\/[\w.@-]+)+\.(?:ts|tsx|mjs|cjs|sql|md|yml)`;
/** Made by a build or by the reader: named, and not in the repository. */
const made = /(^|\/)(dist|build|node_modules|recorded|remote-\w+x)\//;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isThere = (named: string) => files.some((file) => file === named || file.endsWith(`/${named}`));
const missing = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)]
    .map(([, named = '']) => named)
    .filter((named) => !made.test(named) && !isThere(path.posix.normalize(named).replace(/^(\.\.\/)+/, '')))
    .map((named) => `${file} names ${named}`);

it('the documents name only existing files', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  assert.deepEqual(
    documents.flatMap((file) => missing(file, new RegExp(`\`(${source})\``, 'g'))),
    [],
  );
});

/** What a document links to or shows: Markdown's links and pictures, and the addresses of elements of HTML in it. */
const linked = (text: string) => [
  ...[...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link),
  ...[...text.matchAll(/\s(?:src|href)="([^"#]+)/g)].map(([, link = '']) => link),
  // Each with its width or density after a blank.
  ...[...text.matchAll(/\ssrcset="([^"]+)"/g)].flatMap(([, set = '']) =>
    set.split(',').map((each) => each.trim().split(/\s/)[0] ?? ''),
  ),
];

/** Links of the document that lead to no file, seen from the folder that it is in. */
const brokenLinks = (file: string, text = read(file)) =>
  linked(text)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => path.posix.join(path.posix.dirname(file), link).replace(/\/$/, ''))
    .filter((link) => !files.some((other) => other === link || other.startsWith(`${link}/`)))
    .map((link) => `${file} links to ${link}`);

it('the documents link only to existing files and pictures', () => {
  assert.deepEqual(
    files.filter((file) => file.endsWith('.md')).flatMap((file) => brokenLinks(file)),
    [],
  );
});

for (const shown of [
  '[a page](gone.md#part)',
  '![a picture](gone.webp)',
  '<img alt="a > b" src="gone.webp" />',
  '<img\n  src="gone.webp"\n/>',
  '<source srcset="screens.md 1x, gone.webp 2x" />',
  '<a href="gone.md">a page</a>',
]) {
  it(`finds what is broken in ${JSON.stringify(shown)}`, () => {
    assert.equal(brokenLinks('docs/a.md', shown).length, 1);
  });
}

it('the commands start only existing tests', () => {
  const commands = files.filter((file) =>
    /^(backend\/(dev|bench)|tooling\/(local|bench)|e2e)\/.*\.m?ts$/.test(file),
  );
  assert.deepEqual(
    commands.flatMap((file) => missing(file, /'(src\/[\w./-]+\.test\.tsx?)'/g)),
    [],
  );
});
