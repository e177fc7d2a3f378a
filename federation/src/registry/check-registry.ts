import { isMenuEntry, readMenus, type MenuEntry } from './menus';
import { isOrigins } from './origins';
import {
  REGISTRY_VERSION,
  type FirstData,
  type Registry,
  type RegistryEntry,
  type Release,
  type ReleaseFile,
} from './registry';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isTextMap = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);

const releaseRules: Record<Exclude<keyof Release, 'firstData'>, (value: unknown) => boolean> = {
  version: isText,
  contractVersion: Number.isInteger,
  entry: isText,
  routes: isTexts,
  styles: isTexts,
  screens: (value) => isRecord(value) && Object.values(value).every(isTexts),
  integrity: isTextMap,
  shared: isTextMap,
};

/** The first field of a release that is missing or wrong, or none. */
function wrongField(release: Fields): string | undefined {
  return Object.entries(releaseRules).find(([field, rule]) => !rule(release[field]))?.[0];
}

/**
 * A release as a manifest or the registry describes it.
 *
 * @throws Error that names the first wrong field
 */
export function checkRelease(value: unknown): Release {
  if (!isRecord(value)) throw new Error('it is not an object');
  const field = wrongField(value);
  if (field !== undefined) throw new Error(`its "${field}" is missing or wrong`);
  return value as unknown as Release;
}

const isClaim = (claim: unknown) =>
  isRecord(claim) && isText(claim['path']) && claim['path'].startsWith('/') && isText(claim['layout']);

/**
 * One remote's entry.
 *
 * @throws Error that names the first wrong field
 */
export function checkRegistryEntry(value: unknown): RegistryEntry {
  if (!isRecord(value)) throw new Error('it is not an object');
  if (!isText(value['name'])) throw new Error('its "name" is missing');
  if (!isText(value['scope']) || !/^[a-z][a-z0-9_]*$/.test(value['scope']))
    throw new Error('its "scope" is missing or wrong');
  if (!isText(value['baseUrl']) || !URL.canParse(value['baseUrl']))
    throw new Error('its "baseUrl" is not a URL');
  if (!Array.isArray(value['claims']) || !value['claims'].every(isClaim))
    throw new Error('its "claims" are missing or wrong');
  const release = value['release'];
  if (!isRecord(release)) throw new Error('its "release" is missing');
  if (!isText(release['manifest'])) checkRelease(release);
  if (value['withdrawn'] !== undefined && !isTextMap(value['withdrawn']))
    throw new Error('its "withdrawn" is wrong');
  const { rollout, ...entry } = value;
  // A rollout that is not legible is no reason to lose the release that everybody else has.
  return (isRollout(rollout) ? value : entry) as unknown as RegistryEntry;
}

function isRollout(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['percent'] === 'number' &&
    isText(value['baseUrl']) &&
    URL.canParse(value['baseUrl']) &&
    Array.isArray(value['claims']) &&
    value['claims'].every(isClaim) &&
    isRecord(value['release']) &&
    wrongField(value['release']) === undefined
  );
}

/**
 * What a build's `release.json` says.
 *
 * @throws Error that names the first wrong field
 */
export function checkReleaseFile(value: unknown): ReleaseFile {
  checkRelease(value);
  const file = value as Fields;
  if (!isText(file['name'])) throw new Error('its "name" is missing');
  if (!isText(file['scope'])) throw new Error('its "scope" is missing');
  if (!Array.isArray(file['claims']) || !file['claims'].every(isClaim))
    throw new Error('its "claims" are missing or wrong');
  if (file['frames'] !== undefined && !isText(file['frames'])) throw new Error('its "frames" is wrong');
  if (!isFirstData(file['firstData'] ?? {})) throw new Error('its "firstData" is wrong');
  const menus = file['menus'] ?? [];
  if (!Array.isArray(menus) || !menus.every(isMenuEntry)) throw new Error('its "menus" are wrong');
  if (!isOrigins(file['origins'] ?? {})) throw new Error('its "origins" are wrong');
  return value as ReleaseFile;
}

/** Whether it says of screens what they ask for first. */
export function isFirstData(value: unknown): value is Record<string, FirstData> {
  const isPhoto = (photo: unknown) => isRecord(photo) && isText(photo['at']) && isText(photo['sizes']);
  const isOne = (one: unknown) =>
    isRecord(one) && isText(one['get']) && (one['photo'] === undefined || isPhoto(one['photo']));
  return isRecord(value) && Object.values(value).every(isOne);
}

/** A remote that the registry names but whose entry cannot be used; its claims and menus, as far as they are legible. */
export interface BrokenEntry {
  name: string;
  claims: RegistryEntry['claims'];
  menus: MenuEntry[];
  reason: string;
}

/**
 * Reads a registry so that one broken entry does not take the others with it.
 *
 * @throws Error when nothing of it is legible
 */
export function checkRegistry(value: unknown): Registry & { broken: BrokenEntry[] } {
  if (!isRecord(value) || !Array.isArray(value['remotes'])) throw new Error('it lists no remotes');
  if (value['registryVersion'] !== REGISTRY_VERSION) {
    throw new Error(
      `it is of version ${String(value['registryVersion'])}, this shell reads version ${REGISTRY_VERSION}`,
    );
  }
  const remotes: RegistryEntry[] = [];
  const broken: BrokenEntry[] = [];
  for (const [position, entry] of value['remotes'].entries()) {
    try {
      remotes.push(checkRegistryEntry(entry));
    } catch (error) {
      broken.push(describeBroken(entry, position, error));
    }
  }
  return { registryVersion: REGISTRY_VERSION, remotes, broken };
}

function describeBroken(entry: unknown, position: number, error: unknown): BrokenEntry {
  const fields = isRecord(entry) ? entry : {};
  return {
    name: isText(fields['name']) ? fields['name'] : `remote number ${position + 1}`,
    claims: Array.isArray(fields['claims'])
      ? (fields['claims'].filter(isClaim) as RegistryEntry['claims'])
      : [],
    menus: readMenus(fields['menus']),
    reason: error instanceof Error ? error.message : String(error),
  };
}
