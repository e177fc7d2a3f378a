import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { until } from '@drove/release/testing/until';
import { isRunning } from '@drove/release/build/is-running';

describe('watchNpm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-npm-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('ends a command whose npm, or the shell between, was killed outright', async () => {
    const note = join(folder, 'pid');
    const script = join(folder, 'command.mts');
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs';
      import { watchNpm } from '${join(import.meta.dirname, 'watch-npm.ts')}';
      watchNpm(() => process.exit(1));
      setInterval(() => {}, 1000);
      writeFileSync('${note}', String(process.pid));`,
    );
    const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx ${script}; true`], {
      env: { ...process.env, npm_lifecycle_event: 'packages' },
    });
    await until(() => existsSync(note) && readFileSync(note, 'utf8') !== '');
    shell.kill('SIGKILL');
    await until(() => !isRunning(Number(readFileSync(note, 'utf8'))));
  });
});
