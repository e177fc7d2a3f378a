import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  REGISTRY_VERSION,
  checkReleaseFile,
  termsOf,
  type Registry,
  type RegistryEntry,
} from '@drove/federation/registry';
import { pageRelease } from '@drove/release/registry/page-registry';
import type { RemoteJson } from '@drove/federation/webpack/remote-config';
import { originOf, type Address } from './addresses';
import { workspaceRoot } from '@drove/federation/workspaces';

/** The registry of what is in the remotes' dist folders now, each served from an origin of its own. */
export function localRegistry(remotes: Address[]): Registry {
  return {
    registryVersion: REGISTRY_VERSION,
    remotes: remotes.map((address) => ({
      ...describe(address),
      release: pageRelease(checkReleaseFile(readJson(address.name, 'dist/release.json'))),
    })),
  };
}

/** The registry while remotes are being worked on: the shell asks each remote for its newest build. */
export function liveRegistry(remotes: Address[]): Registry {
  return {
    registryVersion: REGISTRY_VERSION,
    remotes: remotes.map((address) => ({ ...describe(address), release: { manifest: 'release.json' } })),
  };
}

function describe(address: Address): Omit<RegistryEntry, 'release'> {
  const remote = readJson(address.name, 'remote.json') as RemoteJson;
  const { name, scope } = remote;
  return { name, scope, ...termsOf(remote), baseUrl: `${originOf(address)}/` };
}

function readJson(workspace: string, file: string): unknown {
  return JSON.parse(readFileSync(join(workspaceRoot, workspace, file), 'utf8'));
}
