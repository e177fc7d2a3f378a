import { copyFile, cp, link, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runNode } from '../../release/src/build/run-command';
import { packageOf, workspaceOf } from '../../federation/src/scope';
import { findWorkspaces, workspaceRoot } from '../../federation/src/workspaces';

/** The same sources and packages in another folder. */
export interface SecondCheckout {
  /** Builds a workspace there and returns its dist folder. */
  build: (workspace: string) => Promise<string>;
  remove: () => Promise<void>;
}

const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.gitignore'];
const notSources = /[\\/](node_modules|dist|coverage|\.data)$/;
/** Workspaces that front-end builds do not read. */
const notBuilt = ['backend', 'e2e'];
/** Besides what the front ends depend on: what ends up in a bundle or a style sheet, and loaders, whose paths are in module ids. */
const buildPackages = [
  '@module-federation/enhanced',
  '@module-federation/inject-external-runtime-core-plugin',
  'css-loader',
  'daisyui',
  'mini-css-extract-plugin',
  'postcss-loader',
  'tailwindcss',
  'ts-loader',
  'webpack',
];

/**
 * Copies this checkout to a new temporary folder. A bundler follows symbolic links to where a file really is, so
 * packages that a bundle takes files from are there as files (hard links where the disk can); others are links.
 *
 * @param name of the checkout's own folder
 */
export async function makeSecondCheckout(name: string): Promise<SecondCheckout> {
  const parent = await mkdtemp(join(tmpdir(), 'second-checkout-'));
  const root = join(parent, name);
  await mkdir(root);
  const workspaces = findWorkspaces().filter((workspace) => !notBuilt.includes(workspace));
  for (const entry of [...rootFiles, ...workspaces]) {
    await cp(join(workspaceRoot, entry), join(root, entry), {
      recursive: true,
      filter: (path) => !notSources.test(path),
    });
  }
  await installPackages(root, workspaces);
  return {
    build: async (workspace) => {
      const cli = join(root, 'node_modules/webpack-cli/bin/cli.js');
      const { code, output } = await runNode(['--import', 'tsx', cli], { folder: join(root, workspace) });
      if (code !== 0) throw new Error(`${workspace} does not build in ${root}:\n${output}`);
      return join(root, workspace, 'dist');
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

async function installPackages(root: string, workspaces: string[]): Promise<void> {
  const bundled = await bundledPackages(workspaces);
  // Versions of a workspace's own, of which the root has another.
  for (const workspace of workspaces) {
    for (const name of bundled) {
      const own = join(workspace, 'node_modules', name);
      if (existsSync(join(workspaceRoot, own))) await linkFiles(join(workspaceRoot, own), join(root, own));
    }
  }
  for (const path of await installedNames()) {
    const [from, to] = [join(workspaceRoot, 'node_modules', path), join(root, 'node_modules', path)];
    await mkdir(dirname(to), { recursive: true });
    if (findWorkspaces().map(packageOf).includes(path)) await symlink(join('../..', workspaceOf(path)), to);
    else if (bundled.has(path)) await linkFiles(from, to);
    else await symlink(from, to);
  }
}

/** `react`, `@types/react` … */
async function installedNames(): Promise<string[]> {
  const folder = join(workspaceRoot, 'node_modules');
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const scoped = names.filter((name) => name.startsWith('@'));
  const inScopes = await Promise.all(
    scoped.map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`)),
  );
  return [...names.filter((name) => !name.startsWith('@')), ...inScopes.flat()];
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What the front ends depend on, and what that depends on. */
async function bundledPackages(workspaces: string[]): Promise<Set<string>> {
  const manifests = workspaces.map((workspace) => join(workspaceRoot, workspace));
  const found = new Set<string>();
  const waiting = [...buildPackages, ...(await Promise.all(manifests.map(dependenciesOf))).flat()];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (found.has(name) || name.startsWith('@aws-sdk/')) continue;
    found.add(name);
    waiting.push(...(await dependenciesOf(join(workspaceRoot, 'node_modules', name))));
  }
  return found;
}

async function dependenciesOf(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { dependencies, peerDependencies } = JSON.parse(text) as Manifest;
  return Object.keys({ ...dependencies, ...peerDependencies });
}

async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
