import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runCommand, type CommandResult } from '@drove/release/build/run-command';
import { findWorkspaces, workspaceRoot } from '@drove/federation/workspaces';
import { checkShellFrames } from '@drove/federation/frames/frames-file';
import { readMenus } from '@drove/federation/registry';
import { pageRegistry } from '@drove/release/registry/page-registry';
import { fillMenus } from '@drove/release/serve/fill-menus';
import { packageOf, scope } from '@drove/federation/scope';
import { installedPackages } from '@drove/federation/webpack/installed-packages';

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'eslint.config.mjs',
  '.oxlintrc.json',
];
const notCopied = /\/(node_modules|dist)$/;
const isRemoteOfTheirs = (name: string) => name.startsWith('remote-');

/** A repository with the sources that a remote's build reads, and the packages that are installed here. */
function copyRepository(root: string): void {
  for (const file of copied) cpSync(join(workspaceRoot, file), join(root, file));
  for (const workspace of [
    'federation',
    'release',
    'tooling',
    'shared-auth',
    'api-client',
    'shared-ui',
    'shell',
    ...findWorkspaces().filter(isRemoteOfTheirs),
  ]) {
    const filter = (path: string) => !notCopied.test(path);
    cpSync(join(workspaceRoot, workspace), join(root, workspace), { recursive: true, filter });
  }
  const modules = join(workspaceRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(modules)) {
    if (name === '.cache' || name === '.package-lock.json' || name === scope) continue;
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  mkdirSync(join(root, 'node_modules', scope));
  for (const workspace of findWorkspaces())
    symlinkSync(join(root, workspace), join(root, 'node_modules', packageOf(workspace)));
  cpSync(join(modules, '.package-lock.json'), join(root, 'node_modules/.package-lock.json'));
}

describe('npm run remote:new -- trip-notes', () => {
  let root: string;
  const node = (args: string[], folder = root) =>
    runCommand(process.execPath, args, { folder, environment: { NODE_ENV: 'test' } });
  const inRemote = (args: string[]) => node(args, join(root, 'remote-trip-notes'));
  const make = (...args: string[]) => node(['--import', 'tsx', 'tooling/new-remote/command.ts', ...args]);
  const succeeds = ({ code, output }: CommandResult) => assert.equal(code, 0, output);
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'new-remote-'));
    copyRepository(root);
    succeeds(await make('trip-notes'));
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('creates a workspace that npm and TypeScript know', () => {
    assert.ok(read('package.json').workspaces.includes('remote-trip-notes'));
    assert.deepEqual(read('package-lock.json').packages[''].workspaces, read('package.json').workspaces);
    const { packages } = read('package-lock.json');
    assert.equal(packages['remote-trip-notes'].name, packageOf('remote-trip-notes'));
    assert.ok(packages[`node_modules/${packageOf('remote-trip-notes')}`].link);
    assert.ok(
      read('tsconfig.json').references.some(({ path }: { path: string }) => path === 'remote-trip-notes'),
    );
  });

  it('leaves installed packages unchanged, so that others need no new build', () => {
    assert.equal(installedPackages(root), installedPackages(workspaceRoot));
  });

  it('creates a remote with valid types that passes its own test', async () => {
    const modules = join(root, 'node_modules');
    succeeds(await inRemote([join(modules, 'typescript-native/bin/tsc'), '-b']));
    succeeds(await inRemote([join(modules, 'jest/bin/jest.js')]));
  });

  it('creates a remote that builds, passes the gate without a browser, and goes live', async () => {
    const store = join(root, 'store');
    succeeds(
      await node([
        '--import',
        'tsx',
        'release/src/commands/release.ts',
        ...['remote-trip-notes', '--to', store],
        // There is no shell in this copy in which a browser could show it.
        ...['--emergency', 'the first release of all'],
      ]),
    );
    const release = read('remote-trip-notes/dist/release.json');
    assert.deepEqual(Object.keys(release.screens), ['/trip-notes']);
    assert.ok(existsSync(join(store, 'remote-trip-notes', release.version, release.entry)));
    assert.equal(
      read('store/registry/00000001.json').remotes['remote-trip-notes'].current.version,
      release.version,
    );
  });

  it('is found in a menu of the page of what is live, which nothing of the shell names', () => {
    const { remotes } = pageRegistry(read('store/registry/00000001.json'), 'https://cdn.test/');
    const menus = remotes.flatMap((remote) => readMenus(remote.menus));
    const shell = {
      layouts: {},
      loading: {},
      css: '',
      items: { footer: ['<a href="#{path}">{label}</a>', ''] },
    };
    assert.equal(
      fillMenus(
        '<i data-menu="footer" data-for="visitor"></i>',
        { shell: checkShellFrames(shell), menus },
        '/',
      ),
      '<a href="#/trip-notes">Trip notes</a>',
    );
  });

  it('refuses a taken name or path in one plain sentence, and changes nothing', async () => {
    const workspaces = read('package.json').workspaces;
    const again = await make('trip-notes');
    assert.equal(again.code, 1);
    assert.match(
      again.output.trim(),
      /^There is a folder remote-trip-notes already\. Choose another name\.$/,
    );
    const taken = await make('sign-in', '--claim', '/login');
    assert.match(
      taken.output.trim(),
      /^\/login is claimed by remote-auth\. Choose another with --claim \/path\.$/,
    );
    assert.deepEqual(read('package.json').workspaces, workspaces);
  });
});
