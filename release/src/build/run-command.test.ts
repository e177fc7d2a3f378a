import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { until } from '../testing/until';
import { runNode } from './run-command';
import { isRunning } from './is-running';

const folder = mkdtempSync(join(tmpdir(), 'run-command-'));

describe('runNode', () => {
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('returns the output and the exit code', async () => {
    const result = await runNode(['-e', 'console.log(process.env.WHO); process.exit(3)'], {
      environment: { WHO: 'the build' },
    });
    assert.deepEqual(result, { code: 3, output: 'the build\n' });
  });

  it('waits for forked workers, which must not end before their first task', async () => {
    const worker = join(folder, 'worker.mjs');
    writeFileSync(
      worker,
      "process.on('message', (text) => process.send(text.toUpperCase())); process.send('ready');",
    );
    const forking = `const child = require('node:child_process').fork('${worker}');
      child.once('message', () => {
        setTimeout(() => child.connected && child.send('minified'), 300);
        child.once('message', (text) => { console.log(text); child.disconnect(); });
      });`;
    assert.deepEqual(await runNode(['-e', forking]), { code: 0, output: 'MINIFIED\n' });
  });

  it('ends with its waiting process, so that no second build runs beside it', async () => {
    const note = join(folder, 'pid');
    const endless = `fs.writeFileSync('${note}', String(process.pid)); setInterval(() => {}, 1000)`;
    const waiting = `const { runNode } = await import('${join(import.meta.dirname, 'run-command.ts')}');
      await runNode(['-e', ${JSON.stringify(endless)}]);`;
    const waiter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', waiting]);
    await until(() => existsSync(note) && readFileSync(note, 'utf8') !== '');
    waiter.kill('SIGKILL');
    await until(() => !isRunning(Number(readFileSync(note, 'utf8'))));
  });
});
