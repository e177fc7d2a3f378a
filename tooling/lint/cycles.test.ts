import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { workspaceRoot } from '@drove/federation/workspaces';

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

/**
 * The folders of modules that reach themselves over others of their module, below the folder of the backend. What types
 * alone import is left out, and so are files at the root of a module.
 */
async function findFolderCycles(backend: string): Promise<string[]> {
  const { output } = await cruise(['src/modules'], {
    baseDir: backend,
    includeOnly: '^src/modules/',
    exclude: { path: '\\.test\\.ts$' },
  });
  if (typeof output === 'string') throw new Error(output);
  const folderOf = (file: string) => /^src\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1];
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of output.modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const to = dependencies
      .map(({ resolved }) => folderOf(resolved))
      .filter((folder) => folder !== undefined);
    const inModule = to.filter((folder) => folder !== from && dirname(folder) === dirname(from));
    imported.set(from, new Set([...(imported.get(from) ?? []), ...inModule]));
  }
  const reach = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const next of imported.get(folder) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  assert.ok(imported.size > 1);
  return [...imported.keys()].filter((folder) => reach(folder).has(folder)).sort();
}

describe('The folders of a module', () => {
  it('form no cycle', async () => {
    assert.deepEqual(await findFolderCycles(join(workspaceRoot, 'backend')), []);
  });

  it('are found where they do', async () => {
    const backend = await mkdtemp(join(tmpdir(), 'folders-'));
    const module = join(backend, 'src/modules/cars');
    await mkdir(join(module, 'a'), { recursive: true });
    await mkdir(join(module, 'b'), { recursive: true });
    await writeFile(
      join(module, 'a/one.ts'),
      "import { two } from '../b/two.js';\nexport const one = two;\n",
    );
    await writeFile(join(module, 'a/three.ts'), 'export const three = 3;\n');
    await writeFile(
      join(module, 'b/two.ts'),
      "import { three } from '../a/three.js';\nexport const two = three;\n",
    );
    assert.deepEqual(await findFolderCycles(backend), ['cars/a', 'cars/b']);
    await rm(backend, { recursive: true });
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
