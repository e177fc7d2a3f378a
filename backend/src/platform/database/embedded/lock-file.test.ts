import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { takeLock } from './lock-file.js';
import { startOfProcess } from './process-start.js';

describe('the lock of the embedded database', () => {
  let directory: string;
  let path: string;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
  });
  after(async () => {
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(() => {
    path = join(directory, `${process.hrtime.bigint()}.lock`);
  });

  it('is taken, and removed on release', async () => {
    const lock = await takeLock(path);
    assert.equal((JSON.parse(await readFile(path, 'utf8')) as { pid: number }).pid, process.pid);
    await lock.release();
    assert.deepEqual(await readdir(directory), []);
  });

  it('is never taken from a running process, which the error names', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    const held = JSON.stringify({ pid: other.pid, startedAt: await startOfProcess(other.pid ?? 0) });
    await writeFile(path, held);
    await assert.rejects(takeLock(path), {
      name: 'DatabaseInUseError',
      message: new RegExp(`process ${other.pid} `),
    });
    assert.equal(await readFile(path, 'utf8'), held);
    other.kill('SIGKILL');
  });

  it('is refused to a second caller in the same process', async () => {
    const lock = await takeLock(path);
    await assert.rejects(takeLock(path), { name: 'DatabaseInUseError' });
    await lock.release();
  });

  it('is taken over from a process that was killed', async () => {
    const other = spawn(process.execPath, ['-e', '']);
    await once(other, 'exit');
    await writeFile(path, JSON.stringify({ pid: other.pid, startedAt: null }));
    await (await takeLock(path)).release();
  });

  it('is taken over when a later process has the same id', async () => {
    await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot/1' }));
    await (await takeLock(path)).release();
  });

  it('is taken over when it is unreadable', async () => {
    await writeFile(path, '{"pi');
    await (await takeLock(path)).release();
  });

  it('is taken over by one of many callers at the same moment', async () => {
    await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot/1' }));
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(path)));
    const taken = attempts.filter((attempt) => attempt.status === 'fulfilled');
    assert.equal(taken.length, 1);
    await taken[0]?.value.release();
  });
});
