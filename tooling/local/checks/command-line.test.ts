import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { workspaceRoot } from '@drove/federation/workspaces';
import { readCommandLine } from './command-line';
import { findTestFiles, matchTestFiles, pathOf } from './test-files';

const filesOf = (...args: string[]) => readCommandLine(args).files?.map(pathOf);
const suitesOf = (...args: string[]) => readCommandLine(args).suites?.map(({ name }) => name);

describe('npm test', () => {
  it('runs everything without arguments, and parts by their names', () => {
    const everything = suitesOf() ?? [];
    for (const name of ['build', 'lint', 'shell', 'tooling', 'backend on PostgreSQL, 1 of 2']) {
      assert.ok(everything.includes(name), name);
    }
    assert.equal(everything.at(-1), 'journeys in Chromium');
    assert.deepEqual(suitesOf('e2e'), ['build', 'journeys in Chromium']);
    assert.deepEqual(suitesOf('lint', 'shell'), ['lint', 'shell']);
    assert.deepEqual(suitesOf('e2e', '--shard=1/2'), ['build', 'journeys in Chromium']);
  });

  it('runs the files below a path with their runners', () => {
    assert.deepEqual(filesOf('tooling/local/checks/command-line.test.ts'), [
      'tooling/local/checks/command-line.test.ts',
    ]);
    const files = filesOf('shell/isolation', 'e2e/journeys/payment') ?? [];
    assert.ok(files.length > 2);
    assert.ok(files.every((file) => /^(shell\/isolation|e2e\/journeys\/payment)\//.test(file)));
  });

  it('finds files by the parts of their path, in their order', () => {
    const files = filesOf('tooling/checks/command') ?? [];
    assert.deepEqual(files, ['tooling/local/checks/command-line.test.ts']);
    assert.ok(filesOf('backend/pricing')?.every((file) => /^backend\/.*pricing/.test(file)));
    assert.throws(() => filesOf('checks/tooling'), /no test file checks\/tooling/);
  });

  it('lists what would run, with counts, and runs nothing', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['tooling/local/test.mjs', 'shell', 'e2e', '--list'],
      { cwd: workspaceRoot, encoding: 'utf8' },
    );
    assert.equal(status, 0);
    assert.match(stdout, /^build\nshell: \d+ files\n {2}shell\//);
    assert.match(stdout, /\njourneys in Chromium\n3 suites, \d+ test files\n$/);
  });

  it('refuses invalid arguments, and shows the usage', () => {
    for (const args of [
      ['no-such-part'],
      ['--unknown'],
      ['--watch'],
      ['shell', '--watch'],
      ['shell', 'backend/pricing'],
      ['--changed', 'shell'],
      ['--shard=1/2'],
      ['backend/pricing', '--list'],
    ]) {
      assert.throws(() => readCommandLine(args), /^PlainError: [^]*npm test -- --changed/, args.join(' '));
    }
  });

  it('runs a file with its runner, and passes on its failure', () => {
    const run = (name: string) =>
      spawnSync(process.execPath, ['tooling/local/test.mjs', 'tooling/local/addresses', `--name=${name}`], {
        cwd: workspaceRoot,
        encoding: 'utf8',
        // This process is a test itself, which a runner started below it would report to.
        env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      });
    const { status, stdout } = run('refuse one port');
    assert.equal(status, 0);
    assert.match(stdout, /✔ refuse one port for two/);
    assert.doesNotMatch(stdout, /✔ are those of the README/);
    assert.equal(run('(').status, 1);
  });
});

describe('The test files', () => {
  it('are all found anywhere in their package', () => {
    const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
    });
    const inGit = stdout.split('\n').filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    assert.deepEqual(findTestFiles().map(pathOf).sort(), inGit.sort());
    assert.equal(matchTestFiles(findTestFiles(), 'no/such').length, 0);
  });
});
