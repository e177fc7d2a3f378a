import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
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

  it('has the titles of the tests that Node’s runner saw fail', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'summary-'));
    t.after(() => rm(folder, { recursive: true }));
    const path = join(folder, 'sum.test.ts');
    await writeFile(
      path,
      `import { it } from 'node:test';
      it('adds', () => {});
      it('subtracts', () => { throw new Error('3'); });`,
    );
    const outcome = await runNodeTests('federation', [{ workspace: 'federation', path, runner: 'node' }]);
    assert.deepEqual(outcome.failures, ['subtracts']);
  });
});
