import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkspaces, workspaceRoot } from '@drove/federation/workspaces';
import type { RemoteJson } from '@drove/federation/webpack';
import { screenModules } from '@drove/federation/webpack/screen-map';

/** What a new remote must keep clear of. */
export interface Existing {
  /** Every folder of the root. */
  folders: string[];
  remotes: (Pick<RemoteJson, 'name' | 'port' | 'claims'> & {
    /** The patterns of its pages. */
    pages: string[];
  })[];
}

/** The remotes of this repository, with their claims and pages. */
export function readExisting(): Existing {
  const withRemote = findWorkspaces().filter((name) => existsSync(join(workspaceRoot, name, 'remote.json')));
  return {
    folders: readdirSync(workspaceRoot),
    remotes: withRemote.map((workspace) => {
      const file = join(workspaceRoot, workspace, 'remote.json');
      const { name, port, claims } = JSON.parse(readFileSync(file, 'utf8')) as RemoteJson;
      const pages = Object.keys(screenModules(join(workspaceRoot, workspace, 'src/routes.tsx')));
      return { name, port, claims, pages };
    }),
  };
}
