import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRelease, RELEASE_FILE, type RegistryEntry } from '../registry';
import type { RemoteJson } from '../webpack';

/**
 * The registry entry of a remote as it was last built.
 *
 * @param directory the remote's folder
 * @param baseUrl where its files will be served; ends with a slash
 * @throws Error when it was not built, or what was built is not a release
 */
export function readBuiltRemote(directory: string, baseUrl: string): RegistryEntry {
  const release = checkRelease(JSON.parse(readFileSync(join(directory, 'dist', RELEASE_FILE), 'utf8')));
  return { ...readDescription(directory), baseUrl, release };
}

/**
 * The registry entry of a remote that is being worked on: its release is read from it at every load.
 *
 * @param directory the remote's folder
 * @param baseUrl where its files are served; ends with a slash
 */
export function readRemoteInDevelopment(directory: string, baseUrl: string): RegistryEntry {
  return { ...readDescription(directory), baseUrl, release: { manifest: RELEASE_FILE } };
}

function readDescription(directory: string) {
  const { name, scope, claims } = JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8')) as RemoteJson;
  return { name, scope, claims };
}
