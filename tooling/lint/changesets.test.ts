import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const changeset = path.join(root, 'node_modules/@changesets/cli/bin.js');
const shared = ['shared-auth', 'shared-ui', 'api-client', 'federation', 'release', 'tooling'];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

for (const name of shared) {
  it(`the changelog of ${name} begins with its version`, () => {
    const { version } = JSON.parse(read(`${name}/package.json`)) as { version: string };
    const [, newest] = /^## (.*)$/m.exec(read(`${name}/CHANGELOG.md`)) ?? [];
    assert.equal(newest, version);
  });
}

describe('A branch', () => {
  let clone = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], {
      cwd: clone,
      stdio: 'pipe',
    });
  const commitAll = () => {
    git('add', '--all');
    git('commit', '--quiet', '--no-verify', '--message', 'Change');
  };
  const status = () => {
    const {
      status: code,
      stdout,
      stderr,
    } = spawnSync(process.execPath, [changeset, 'status', '--since=start'], { cwd: clone, encoding: 'utf8' });
    return { code, words: stdout + stderr };
  };

  before(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'changesets-'));
    const wanted = ['package.json', 'package-lock.json', '.changeset/config.json', ...manifests()];
    for (const file of [...wanted, 'shared-ui/src/busy-button.tsx', 'shell/src/app.tsx'])
      write(file, readFileSync(path.join(root, file), 'utf8'));
    git('init', '--quiet', '--initial-branch=start');
    commitAll();
    git('checkout', '--quiet', '-b', 'change');
  });
  after(() => rmSync(clone, { recursive: true, force: true }));

  const manifests = () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    return workspaces.map((name) => `${name}/package.json`);
  };
  const write = (file: string, text: string) => {
    execFileSync('mkdir', ['-p', path.dirname(path.join(clone, file))]);
    writeFileSync(path.join(clone, file), text);
  };

  it('is accepted without a changeset when no shared package changed', () => {
    appendFileSync(path.join(clone, 'shell/src/app.tsx'), '// changed\n');
    commitAll();
    assert.equal(status().code, 0, status().words);
  });

  it('is refused when a shared package changed without a changeset, and accepted with one', () => {
    appendFileSync(path.join(clone, 'shared-ui/src/busy-button.tsx'), '// changed\n');
    commitAll();
    assert.equal(status().code, 1);
    assert.match(status().words, /no changesets were found/);
    write('.changeset/busy-button.md', "---\n'@drove/shared-ui': patch\n---\n\nA busy button is smaller.\n");
    commitAll();
    assert.equal(status().code, 0, status().words);
  });
});
