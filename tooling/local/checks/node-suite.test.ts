import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runNodeTests } from './node-suite';

describe('a suite of Node’s runner', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'node-suite-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('ends and names the hook that failed when a test leaves something open', async () => {
    const path = join(folder, 'open.test.ts');
    await writeFile(
      path,
      `import { after, describe, it } from 'node:test';
      describe('a server', () => {
        after(() => { throw new Error('The books do not add up.'); });
        it('starts', () => { setInterval(() => {}, 1000); });
      });`,
    );
    const outcome = await runNodeTests('tooling', [{ workspace: 'tooling', path, runner: 'node' }], {
      TEST_SILENCE_MS: '500',
    });
    assert.ok(outcome.failed > 0);
    assert.match(outcome.output ?? '', /The books do not add up\.[^]*No test has ended for 0\.5 s.*Timeout/);
    assert.doesNotMatch(outcome.output ?? '', /✔/);
  });
});
