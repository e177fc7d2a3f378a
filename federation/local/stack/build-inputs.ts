import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from '../../src/webpack/installed-packages';
import { findWorkspaces, readManifest, workspaceRoot } from './workspaces';

const notAnInput = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.data',
  'testing',
  'isolation',
  'recorded',
  'README.md',
]);
const isTest = /\.(test|spec)\.[a-z]+$/;
const everyBuildReads = ['tsconfig.base.json'];
/** What webpack's DefinePlugin puts into a bundle. */
const buildVariables =
  /^(NODE_ENV|API_BASE_URL|FIREBASE_\w+|IDENTITY_EMULATOR_URL|REMOTE_LOAD_TIMEOUT_MS|ASSET_BASE_URL)$/;

/** Names (which are folders) of the workspaces that have something to build. */
export function findBuiltWorkspaces(): string[] {
  return findWorkspaces().filter((workspace) => readManifest(workspace).scripts?.['build'] !== undefined);
}

/** Changes when anything changes that the workspace's build reads: files, configuration, dependencies. */
export function hashInputs(workspace: string): string {
  const hash = createHash('sha256').update(process.version).update(installedPackages(workspaceRoot));
  for (const file of everyBuildReads) hashFile(hash, file);
  for (const folder of inputFolders(workspace)) hashFolder(hash, folder);
  for (const [variable, value] of Object.entries(process.env).sort()) {
    if (buildVariables.test(variable)) hash.update(`\0${variable}=${value ?? ''}`);
  }
  return hash.digest('hex');
}

/** Changes when a file in the workspace's dist was added, removed or written; none when there is no dist. */
export function hashOutputs(workspace: string): string | undefined {
  const dist = join(workspaceRoot, workspace, 'dist');
  if (!existsSync(dist)) return undefined;
  const hash = createHash('sha256');
  for (const file of filesBelow(dist, () => true)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`\0${file}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}

function inputFolders(workspace: string, found = new Set<string>()): Set<string> {
  if (found.has(workspace)) return found;
  found.add(workspace);
  for (const [name, range] of Object.entries(readManifest(workspace).dependencies ?? {})) {
    if (range === '*') inputFolders(name, found);
  }
  if (existsSync(join(workspaceRoot, workspace, 'webpack.config.ts'))) found.add('federation/src');
  return found;
}

function hashFolder(hash: Hash, folder: string): void {
  for (const file of filesBelow(
    join(workspaceRoot, folder),
    (name) => !notAnInput.has(name) && !isTest.test(name),
  )) {
    hashFile(hash, file.slice(workspaceRoot.length + 1));
  }
}

function hashFile(hash: Hash, path: string): void {
  hash.update(`\0${path}\0`).update(readFileSync(join(workspaceRoot, path)));
}

function filesBelow(folder: string, take: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => take(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, take) : entry.isFile() ? [path] : [];
    });
}
