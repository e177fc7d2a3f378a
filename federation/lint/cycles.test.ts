import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { workspaceRoot } from '../local/stack/workspaces';

/** The cycles of imports below a folder, types included: each as the files that import each other. */
async function findCycles(folder: string): Promise<string[]> {
  const { output } = await cruise(['.'], {
    baseDir: folder,
    exclude: { path: '(^|/)(dist|node_modules)/|\\.test\\.ts$' },
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: { forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }] },
  });
  if (typeof output === 'string') throw new Error(output);
  assert.ok(output.summary.totalCruised > 1);
  return output.summary.violations.map(({ from, to }) => `${from} imports ${to} and is imported by it`);
}

describe('The backend', () => {
  it('has no cycle of imports', async () => {
    assert.deepEqual(await findCycles(join(workspaceRoot, 'backend/src')), []);
  });
});

describe('The search for cycles', () => {
  it('finds one, including cycles of types', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cycle-'));
    await writeFile(join(folder, 'a.ts'), "import type { B } from './b.js';\nexport type A = B;\n");
    await writeFile(join(folder, 'b.ts'), "import type { A } from './a.js';\nexport type B = A | 1;\n");
    assert.equal((await findCycles(folder)).length > 0, true);
    await rm(folder, { recursive: true });
  });
});
