import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { withReason } from './failure-reason';
import { runNodeTests } from './node-suite';
import { summary } from './summary';

describe('The summary', () => {
  it('names each failed test just above its last lines', () => {
    const lines = summary(
      [
        { name: 'lint', duration: 1000, passed: 1, failed: 0 },
        { name: 'journeys', duration: 2000, passed: 2, failed: 1, failures: ['pay.spec.ts:3: pays once'] },
      ],
      3000,
    ).split('\n');
    assert.deepEqual(lines.slice(-3), [
      '  FAILED  journeys: pay.spec.ts:3: pays once',
      'Took 3.0 s.',
      '3 passed, 1 failed',
    ]);
  });

  it('names what took longest first', () => {
    const times = [
      { name: 'quick.test.ts', ms: 20 },
      { name: 'slow.test.ts', ms: 61_500 },
    ];
    const lines = summary([{ name: 'shell', duration: 62_000, passed: 2, failed: 0, times }], 62_000).split(
      '\n',
    );
    assert.deepEqual(lines.slice(3, 6), [
      'The slowest files and blocks:',
      '     61.5 s  shell: slow.test.ts',
      '      0.0 s  shell: quick.test.ts',
    ]);
  });

  it('shows the first lines of the reason, without colours and without the stack', () => {
    const message = `\u001B[31mError\u001B[39m: expect(locator).toBeVisible()\n\nLocator: getByText('Paid')\n    at run (a.ts:1:1)`;
    assert.equal(
      withReason('pays', message),
      "pays\n            Error: expect(locator).toBeVisible()\n            Locator: getByText('Paid')",
    );
    const long = withReason('pays', Array.from({ length: 90 }, (_, line) => `line ${line}`).join('\n'));
    assert.equal(long.split('\n').length, 9);
  });

  it('shows the titles of tests that failed in Node’s runner', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'summary-'));
    t.after(() => rm(folder, { recursive: true }));
    const path = join(folder, 'sum.test.ts');
    await writeFile(
      path,
      `import { it } from 'node:test';
      it('adds', () => {});
      it('subtracts', () => { throw new Error('3'); });`,
    );
    const outcome = await runNodeTests('tooling', [{ workspace: 'tooling', path, runner: 'node' }]);
    assert.deepEqual(outcome.failures, ['subtracts']);
    assert.deepEqual(
      outcome.times?.map(({ name }) => name),
      ['adds', 'subtracts'],
    );
  });
});
