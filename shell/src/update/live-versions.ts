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
