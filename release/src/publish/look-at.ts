import type { ReleaseFile } from '@drove/federation/registry';
import { contractCheck } from '../gate/contract-check';
import { sharedVersionsCheck } from '../gate/shared-versions-check';
import { isShell } from '../gate/gate';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { Publication } from './publish';

/**
 * Where the running app shows a staged build, in the tab that opens it; nothing where it cannot: the page is the live
 * shell's, and has only remotes that have a release.
 *
 * @param appUrl of the app whose page has this registry
 */
export function previewAddress(
  { shell, remotes }: ReleaseRegistry,
  { description }: Publication['candidates'][number],
  appUrl = '…',
): string | undefined {
  if (isShell(description) || !remotes[description.name] || !shell) return undefined;
  const live = shell.current.description;
  if ([...contractCheck(description, live), ...sharedVersionsCheck(description, live)].length > 0)
    return undefined;
  return overrideAddress(description, description.version, appUrl);
}

/**
 * Opens the running app with another build of a remote, in that tab.
 *
 * @param target a version, or the address of a build
 */
export function overrideAddress(
  { scope, claims }: Pick<ReleaseFile, 'scope' | 'claims'>,
  target: string,
  appUrl = '…',
): string {
  return `${appUrl.replace(/\/$/, '')}/?mfo=${scope}@${target}#${claims[0]?.path ?? '/'}`;
}
