import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkspaces, readManifest, workspaceRoot } from '@drove/federation/workspaces';

/** What runs a package's tests. */
export type Runner = 'node' | 'jest' | 'playwright';

export interface TestFile {
  workspace: string;
  /** From the workspace's folder, with slashes. */
  path: string;
  runner: Runner;
}

const noSources = new Set(['node_modules', 'dist', 'coverage', 'recorded', '.data']);
const isTest = /\.(test|spec)\.tsx?$/;

/** What the workspace's own `test` script runs its tests with; none where it has no tests. */
function runnerOf(workspace: string): Runner | undefined {
  const script = readManifest(workspace).scripts?.['test'] ?? '';
  if (script.startsWith('playwright')) return 'playwright';
  return script === 'jest' ? 'jest' : script.includes('node-tests.mjs') ? 'node' : undefined;
}

/** Every test file, wherever in its package it lies: a new folder needs no entry anywhere. */
export function findTestFiles(workspaces = findWorkspaces()): TestFile[] {
  return workspaces.flatMap((workspace) => {
    const runner = runnerOf(workspace);
    return runner ? testsOf(workspace).map((path) => ({ workspace, path, runner })) : [];
  });
}

function testsOf(workspace: string): string[] {
  const folder = join(workspaceRoot, workspace);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !noSources.has(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => isTest.test(file))
    .sort();
}

/**
 * The test files that a person means by a path: those that begin with it, else those in whose path its parts come one
 * after the other: `backend/pricing` is `backend/src/modules/catalog/pricing/price-rental.test.ts`.
 */
export function matchTestFiles(files: TestFile[], wanted: string): TestFile[] {
  const path = wanted.replaceAll('\\', '/').replace(/^\.\//, '');
  const beginning = files.filter((file) => pathOf(file).startsWith(path));
  if (beginning.length > 0) return beginning;
  const parts = path.split('/').filter(Boolean);
  return files.filter((file) => comeInOrder(parts, pathOf(file).split('/')));
}

/** From the root of the repository. */
export function pathOf({ workspace, path }: TestFile): string {
  return `${workspace}/${path}`;
}

function comeInOrder(parts: string[], segments: string[]): boolean {
  let next = 0;
  for (const segment of segments) if (segment.includes(parts[next] ?? '\0')) next += 1;
  return next === parts.length;
}
