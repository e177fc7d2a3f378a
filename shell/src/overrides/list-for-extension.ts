import type { RegistryEntry } from '@drove/federation/registry';

type Federation = typeof globalThis.__FEDERATION__;

/**
 * Lists the remotes where the browser extension of Module Federation looks for those that it can swap: its form has
 * no others to choose. Federation itself lists only what it has read from manifests, which no page of ours loads.
 */
export function listForExtension(
  entries: RegistryEntry[],
  { moduleInfo }: Federation = globalThis.__FEDERATION__,
): void {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  for (const { scope, baseUrl, release } of entries) {
    const [version, file] =
      'manifest' in release ? ['unreleased', release.manifest] : [release.version, release.entry];
    remotesInfo[scope] = { matchedVersion: version };
    moduleInfo[`${scope}:${version}`] = { version, remoteEntry: baseUrl + file, globalName: scope };
  }
  moduleInfo['shell'] = {
    version: '',
    buildVersion: '',
    remoteTypesZip: '',
    consumerList: [],
    shared: [],
    remotesInfo,
  };
}
