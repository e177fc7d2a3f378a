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
  // History names files of its time.
  const documents = files.filter(
    (file) => file.endsWith('.md') && !file.startsWith('docs/decisions/history/'),
  );
  assert.deepEqual(
    documents.flatMap((file) => missing(file, new RegExp(`\`(${source})\``, 'g'))),
    [],
  );
});

it('the documents link only to existing files', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => path.posix.join(path.posix.dirname(file), link).replace(/\/$/, ''))
        .filter((link) => !files.some((other) => other === link || other.startsWith(`${link}/`)))
        .map((link) => `${file} links to ${link}`),
    );
  assert.deepEqual(broken, []);
});

it('the commands start only existing tests', () => {
  const commands = files.filter((file) =>
    /^(backend\/(dev|bench)|tooling\/(local|bench)|e2e)\/.*\.m?ts$/.test(file),
  );
  assert.deepEqual(
    commands.flatMap((file) => missing(file, /'(src\/[\w./-]+\.test\.tsx?)'/g)),
    [],
  );
});
