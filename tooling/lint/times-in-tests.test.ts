import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const root = join(import.meta.dirname, '../..');
const [, listed = ''] =
  /timed = \[([^\]]*)\]/.exec(readFileSync(join(import.meta.dirname, 'syntax.mjs'), 'utf8')) ?? [];
const timed = [...listed.matchAll(/'([^']+)'/g)].map(([, file = '']) => file);
const lint = lintBy(/^no-restricted-syntax$/);
const complaints = async (code: string, file: string) =>
  (await lint(file, code)).filter((message) => /condition|busy/.test(message)).length;

const files = [
  'backend/src/a-file.test.ts',
  'remote-auth/src/a-screen.test.tsx',
  'e2e/journeys/a-page.spec.ts',
];
const wrong = [
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 20));',
  'const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, ms)));',
  'expect(tookMs).toBeLessThan(6000);',
  'assert.ok(lateMs < 900);',
  'assert.ok(performance.now() - begin < 1000);',
];
const right = [
  "import { setImmediate as nextTurn } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 0));',
  'setTimeout(() => controller.abort(), 20);',
  'expect(price).toBeLessThan(6000);',
  'assert.ok(row.begunAt >= row.dueAt);',
  'const longAgo = new Date(Date.now() - 5);',
];

describe('Lint on times in tests', () => {
  for (const file of files) {
    it(`refuses them in ${file}`, async () => {
      for (const code of wrong) assert.equal(await complaints(code, file), 1, code);
    });
    it(`allows conditions and recorded times in ${file}`, async () => {
      for (const code of right) assert.equal(await complaints(code, file), 0, code);
    });
  }

  it('still needs each exception', async () => {
    assert.ok(timed.length > 0);
    for (const file of timed) {
      const code = readFileSync(join(root, file), 'utf8');
      assert.ok((await complaints(code, join('backend/src', 'a-file.test.ts'))) > 0, file);
      assert.equal(await complaints(code, file), 0, file);
    }
  });
});
