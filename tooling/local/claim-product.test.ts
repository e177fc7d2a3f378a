import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

const claim = `
const { claimProduct } = await import(${JSON.stringify(join(import.meta.dirname, 'claim-product.mjs'))});
claimProduct();
console.log('claimed');
`;
const claimOnce = ['--input-type=module', '-e', claim];
const untilStopped = ['--input-type=module', '-e', `${claim} process.stdin.resume();`];

describe('Starting the product', () => {
  let folder: string;
  let first: ChildProcess | undefined;
  const options = (furtherEnvironment = {}) => ({
    env: { ...process.env, DATA_DIR: folder, SHELL_PORT: '5000', ...furtherEnvironment },
  });
  const startSecond = (furtherEnvironment = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, claimOnce, options(furtherEnvironment));
    return { status, out: String(stdout), error: String(stderr) };
  };
  async function startFirst() {
    first = spawn(process.execPath, untilStopped, { ...options(), stdio: ['pipe', 'pipe', 'inherit'] });
    if (first.stdout) await once(first.stdout, 'data');
    return first;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'claim-product-'));
  });
  afterEach(() => {
    first?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('says at once which other process runs it, and where', async () => {
    const { pid } = await startFirst();

    const second = startSecond({ SHELL_PORT: '6000' });

    assert.equal(second.status, 1);
    assert.match(second.error, new RegExp(`by process ${pid}: http://localhost:5000\\n`));
    assert.ok(second.error.includes(folder));
    assert.equal(second.out, '');
  });

  it('allows a second one on other data', async () => {
    await startFirst();
    const other = mkdtempSync(join(tmpdir(), 'claim-product-'));
    assert.equal(startSecond({ DATA_DIR: other }).status, 0);
    rmSync(other, { recursive: true });
  });

  it('goes on when the other one was killed, and leaves nothing behind when it ends', async () => {
    const killed = await startFirst();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    assert.ok(existsSync(join(folder, 'product.lock')));

    assert.equal(startSecond().status, 0);
    assert.ok(!existsSync(join(folder, 'product.lock')));
  });

  it('takes no later process for the one that was killed', { skip: !existsSync('/proc/self/stat') }, () => {
    const lock = { pid: process.pid, startedAt: '1', about: 'http://localhost:5000' };
    writeFileSync(join(folder, 'product.lock'), JSON.stringify(lock));
    assert.equal(startSecond().status, 0);
  });
});
