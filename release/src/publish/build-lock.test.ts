import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { withBuildLock } from './build-lock';

const folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
/** Above what any system gives. */
const unusedPid = 2 ** 30;

describe('Builds of one remote in one checkout', () => {
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('wait for each other, and name the other process', async () => {
    const order: string[] = [];
    const waitedFor: number[] = [];
    let first: Promise<unknown> = Promise.resolve();
    // The second begins only when the first is at work: else either may have the lock.
    const finish = await new Promise<() => void>((begun) => {
      first = withBuildLock('remote-auth', () => new Promise<void>(begun), { folder }).then(() =>
        order.push('first'),
      );
    });
    const second = withBuildLock('remote-auth', () => Promise.resolve(order.push('second')), {
      folder,
      onWait: (holder) => {
        waitedFor.push(holder);
        finish();
      },
    });
    await Promise.all([first, second]);
    assert.deepEqual(order, ['first', 'second']);
    assert.deepEqual(waitedFor, [process.pid]);
  });

  it('do not wait for a killed one', async () => {
    writeFileSync(join(folder, 'remote-auth'), String(unusedPid));
    assert.equal(await withBuildLock('remote-auth', () => Promise.resolve('built'), { folder }), 'built');
  });
});
