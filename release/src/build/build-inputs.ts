import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceOf } from '@drove/federation/scope';
import { installedPackages } from '@drove/federation/webpack/installed-packages';
import { findWorkspaces, readManifest, workspaceRoot } from '@drove/federation/workspaces';

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

/**
 * Changes when anything changes that the workspace's types and tests read: what its build reads, its tests, the doubles
 * of what it depends on, and how tests are run.
 *
 * @param root the repository
 */
export function hashTested(workspace: string, root = workspaceRoot): string {
  const hash = createHash('sha256').update(process.version).update(installedPackages(workspaceRoot));
  for (const file of everyBuildReads) hashFile(hash, file, root);
  for (const folder of inputFolders(workspace, ['tooling/jest'], root))
    hashFolder(hash, folder, isTested, root);
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

/** Where the platform's packages are installed, they are among the installed ones, and not folders. */
function inputFolders(workspace: string, further: string[] = [], root = workspaceRoot): Set<string> {
  const found = new Set<string>();
  const add = (one: string) => {
    if (found.has(one)) return;
    found.add(one);
    for (const [name, range] of Object.entries(readManifest(one, root).dependencies ?? {}))
      if (range === '*') add(workspaceNamed(name, root));
  };
  add(workspace);
  const presets = existsSync(join(root, workspace, 'webpack.config.ts')) ? ['federation/src'] : [];
  for (const folder of [...presets, ...further]) if (existsSync(join(root, folder))) found.add(folder);
  return found;
}

/** A team may name its packages as it likes. */
const workspaceNamed = (name: string, root: string) =>
  findWorkspaces(root).find((folder) => readManifest(folder, root).name === name) ?? workspaceOf(name);

/** What the compiler notes beside the sources is no source. */
const isTested = (name: string) =>
  !['node_modules', 'dist', 'coverage', '.data'].includes(name) && !name.endsWith('.tsbuildinfo');

const isBuildInput = (name: string) => !notAnInput.has(name) && !isTest.test(name);

function hashFolder(hash: Hash, folder: string, take = isBuildInput, root = workspaceRoot): void {
  for (const file of filesBelow(join(root, folder), take)) hashFile(hash, file.slice(root.length + 1), root);
}

function hashFile(hash: Hash, path: string, root = workspaceRoot): void {
  hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
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
