import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, it } from 'node:test';

/** Writes what it was asked to do and, once it may, what npm writes last. */
const npm = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
if (existsSync('refused')) { console.error('no such version'); process.exit(1); }
const end = () => {
  if (existsSync('held-back')) return setTimeout(end, 10);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const omitted = process.argv.includes('--omit=dev');
  const packages = Object.entries(lock.packages).filter(([, { dev }]) => !(omitted && dev));
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }));
};
end();
`;

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/react': { version },
      'node_modules/jest': { version, dev: true },
      'node_modules/for-another-machine': { version, optional: true },
    },
  });

describe('installing', () => {
  let root: string;
  const at = (path: string) => join(root, path);
  const write = (path: string, text = '') => writeFileSync(at(path), text);
  const commandFor = (part: string) => [
    '--input-type=module',
    '-e',
    `const { ensureInstalled } = await import(${JSON.stringify(at('tooling/local/install.mjs'))});
     await ensureInstalled('${part}');`,
  ];
  const options = () => ({ env: { ...process.env, npm_execpath: at('npm.js') } });
  const ensure = (part: string) => spawnSync(process.execPath, commandFor(part), options());
  const calls = () => (existsSync(at('calls.txt')) ? readFileSync(at('calls.txt'), 'utf8').split('\n') : []);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(at('tooling/local'), { recursive: true });
    for (const file of ['install.mjs', 'lock-file.mjs']) {
      cpSync(join(import.meta.dirname, file), at(`tooling/local/${file}`));
    }
    write('npm.js', npm);
    write('package-lock.json', lock('1.0.0'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('takes what the product needs first, then what tests need beside it, and nothing twice', () => {
    for (const part of ['product', 'product', 'everything', 'everything', 'product']) {
      assert.equal(ensure(part).status, 0, part);
    }
    assert.deepEqual(calls(), ['ci --omit=dev', 'install --no-save', '']);
    assert.ok(!existsSync(at('.installing')));
  });

  it('begins anew when another version is wanted', () => {
    ensure('everything');
    write('package-lock.json', lock('2.0.0'));
    ensure('everything');
    assert.deepEqual(calls(), ['ci', 'ci', '']);
  });

  it('waits for another command that installs', async () => {
    write('held-back');
    const first = spawn(process.execPath, commandFor('everything'), options());
    const firstEnd = once(first, 'close');
    await once(createInterface({ input: first.stdout }), 'line');
    const second = spawn(process.execPath, commandFor('everything'), options());
    const secondEnd = once(second, 'close');
    const [line] = (await once(createInterface({ input: second.stdout }), 'line')) as [string];
    rmSync(at('held-back'));
    await Promise.all([firstEnd, secondEnd]);
    assert.match(line, /Another command is installing/);
    assert.deepEqual(calls(), ['ci', '']);
  });

  it('does not wait for one that was killed', () => {
    write('.installing', String(spawnSync(process.execPath, ['-e', '']).pid));
    assert.equal(ensure('product').status, 0);
    assert.deepEqual(calls(), ['ci --omit=dev', '']);
  });

  it('says what npm said when it refuses, and lets the next command try', () => {
    write('refused');
    const { status, stderr } = ensure('product');
    assert.equal(status, 1);
    assert.match(String(stderr), /could not be installed \("npm ci" failed\):\nno such version/);
    rmSync(at('refused'));
    assert.equal(ensure('product').status, 0);
  });
});
