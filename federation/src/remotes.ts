import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkspaces, workspaceRoot } from './workspaces';

/** What the local stack needs to know of a remote: its name (and folder), and the port it has by default. */
export interface LocalRemote {
  name: string;
  port: number;
}

/** Every workspace with a remote.json: a new remote is served without a change here. */
export function findRemotes(): LocalRemote[] {
  return findWorkspaces()
    .map((workspace) => join(workspaceRoot, workspace, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as LocalRemote)
    .map(({ name, port }) => ({ name, port }));
}

/** What stands for a route's parameters in the list of pages: the field `examples` of `remote.json`. */
export function readExamples(remote: string): Record<string, string> {
  return readRemoteJson(remote).examples ?? {};
}

interface RemoteJson {
  scope?: string;
  examples?: Record<string, string>;
  claims?: { path: string; layout: string }[];
}

/** What a remote says of itself in its folder; nothing of one that is not in this checkout. */
export function readRemoteJson(remote: string): RemoteJson {
  const file = join(workspaceRoot, remote, 'remote.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteJson) : {};
}
