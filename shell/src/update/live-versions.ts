import { checkRegistry } from '@drove/federation/registry';
import { chooseEntries } from '../registry/choose-entries';

/**
 * The versions of all parts as this browser gets them, as a text: another one when any part is another release.
 *
 * @param registry as the page carries it, or as its server answers it
 * @throws Error when it is none
 */
export function liveVersions(registry: unknown, browserId: string): string {
  const { remotes } = checkRegistry(registry);
  const versions = chooseEntries(remotes, browserId).flatMap(({ name, release }) =>
    'version' in release ? [`${name}@${release.version}`] : [],
  );
  const { shell } = registry as { shell?: unknown };
  return [...versions, ...(typeof shell === 'string' ? [`shell@${shell}`] : [])].sort().join(' ');
}

/** Those that this page was loaded with. */
export const carriedVersions = (browserId: string): string =>
  liveVersions(JSON.parse(document.getElementById('registry')?.textContent ?? ''), browserId);

/**
 * Those that are live now.
 *
 * @throws Error when the page's server does not answer with a registry
 */
export async function readLiveVersions(browserId: string): Promise<string> {
  const response = await fetch('registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry's server answered ${response.status}`);
  return liveVersions(await response.json(), browserId);
}
