import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';
import { readMenus, type ReleaseFile } from '@drove/federation/registry';
import { SHELL, type ShellFile } from '@drove/federation/registry/shell-file';
import type { LiveRelease, ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import type { FramesSource } from './page-frames';

type Described = Pick<ReleaseFile | ShellFile, 'name' | 'version' | 'frames' | 'integrity'> & {
  claims?: ReleaseFile['claims'];
  /** A remote's entries; the shell's names of menus are none. */
  menus?: unknown;
};

function sourceOf(description: Described, read: FramesSource['read']): FramesSource {
  const { name, version, claims = [], frames: file, integrity } = description;
  const menus = readMenus(description.menus);
  const hash = file === undefined ? undefined : integrity[file];
  return { name, version, claims, menus, file, integrity: hash, read };
}

/** The frames of a release in a store. */
export function releasedFrames(
  store: Pick<ReleaseStore, 'read'>,
  { description, version }: LiveRelease<ReleaseFile | ShellFile>,
): FramesSource {
  return sourceOf(description, (file) => store.read(`${description.name}/${version}/${file}`));
}

/**
 * Those of every remote's releases that some browser gets, the ones that are being rolled out included; their menus come
 * with the app, because one page is for all.
 */
export function liveFrames(store: Pick<ReleaseStore, 'read'>, { remotes }: ReleaseRegistry): FramesSource[] {
  return Object.values(remotes).flatMap(({ current, rollout }) => [
    releasedFrames(store, current),
    ...(rollout ? [{ ...releasedFrames(store, rollout), menus: [] }] : []),
  ]);
}

/** The frames of what a workspace's last build left in its dist. */
export function builtFrames(workspace: string): FramesSource {
  const dist = join(workspaceRoot, workspace, 'dist');
  const description = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Described;
  return sourceOf(description, (file) => readFile(join(dist, file)).catch(() => undefined));
}

/** What is served where nothing is released: all of it from this checkout. */
export const allBuiltFrames = (remotes: { name: string }[]) => ({
  shell: builtFrames(SHELL),
  remotes: remotes.map(({ name }) => builtFrames(name)),
});
