import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isRunning } from './is-running';
import { until } from '../testing/until';
import { startChild } from './child';

const folder = mkdtempSync(join(tmpdir(), 'child-'));
const started = (script: string, onDeath: (error: Error) => void = () => undefined) =>
  startChild({
    name: 'the child',
    args: ['-e', script],
    folder,
    environment: { GREETING: 'hello' },
    logFile: join(folder, 'child.log'),
    onDeath,
  });

describe('A child process of the stack', () => {
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is reported by name with its last lines when it dies', async () => {
    const error = await new Promise<Error>((resolve) => {
      started('console.log(process.env.GREETING); console.error("no disk"); process.exit(3)', resolve);
    });
    assert.match(error.message, /^the child ended with code 3\. Its last lines/);
    assert.match(error.message, /hello[^]*no disk|no disk[^]*hello/);
  });

  it('passes on each line of its output', async () => {
    const lines: string[] = [];
    const child = startChild({
      name: 'the child',
      args: ['-e', 'process.stdout.write("one\\ntw"); setTimeout(() => console.log("o"), 50)'],
      folder,
      environment: {},
      logFile: join(folder, 'lines.log'),
      onLine: (line) => lines.push(line),
      onDeath: () => undefined,
    });
    await until(() => lines.length === 2);
    await child.stop();
    assert.deepEqual(lines, ['one', 'two']);
  });

  it('may finish its work when it is stopped', async () => {
    const file = join(folder, 'saved');
    const child = started(
      `process.on('SIGTERM', () => setTimeout(() => { fs.writeFileSync('${file}', 'all'); process.exit(0); }, 200));
       fs.writeFileSync('${file}.up', ''); setInterval(() => {}, 1000)`,
      (error) => assert.fail(error),
    );
    await until(() => existsSync(`${file}.up`));
    await child.stop();
    assert.equal(readFileSync(file, 'utf8'), 'all');
  });

  it('ends with a parent that was killed outright', async () => {
    const pidFile = join(folder, 'pid');
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', parentScript(pidFile)],
      { cwd: import.meta.dirname, stdio: 'ignore' },
    );
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '');
    const childPid = Number(readFileSync(pidFile, 'utf8'));
    assert.ok(isRunning(childPid));

    parent.kill('SIGKILL');

    await until(() => !isRunning(childPid));
  });
});

function parentScript(pidFile: string): string {
  return `
    import { until } from '../testing/until';
import { startChild } from '${join(import.meta.dirname, 'child.ts')}';
    startChild({
      name: 'child', folder: '${folder}', environment: {}, logFile: '${join(folder, 'orphan.log')}', onDeath() {},
      args: ['-e', 'fs.writeFileSync("${pidFile}", String(process.pid)); setInterval(() => {}, 1000)'],
    });`;
}
