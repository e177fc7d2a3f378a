import { PlainError } from '../progress';
import { checkReleaseFile } from '@drove/federation/registry';
import { checkShellFile } from '@drove/federation/registry/shell-file';
import { RELEASE_REGISTRY_VERSION, type ReleaseRegistry } from './release-registry';

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';

const remedy = 'Put an older one back, as docs/on-call.md says under "When nothing helps".';

/**
 * A registry from a store, as far as it must be right to be changed.
 *
 * @param where for the message
 * @throws PlainError when it is not one, or of another version
 */
export function checkReleaseRegistry(text: string, where: string): ReleaseRegistry {
  const registry = parse(text);
  if (!isRecord(registry) || typeof registry['registryVersion'] !== 'number')
    throw new PlainError(`The registry in ${where} is not complete, or not JSON. ${remedy}`);
  if (registry['registryVersion'] !== RELEASE_REGISTRY_VERSION) {
    throw new PlainError(
      `The registry in ${where} is of version ${registry['registryVersion']}, this checkout knows version ` +
        `${RELEASE_REGISTRY_VERSION}: use a checkout that fits it.`,
    );
  }
  const inPlainWords = (name: string, check: () => unknown) => {
    try {
      check();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PlainError(`The registry in ${where} describes ${name} wrongly: ${reason}. ${remedy}`);
    }
  };
  const { shell, remotes } = registry;
  if (shell !== undefined) inPlainWords('the shell', () => checkReleases(shell, checkShellFile));
  if (!isRecord(remotes)) throw new PlainError(`The registry in ${where} lists no remotes. ${remedy}`);
  for (const [name, releases] of Object.entries(remotes))
    inPlainWords(name, () => checkReleases(releases, checkReleaseFile));
  const { staged = [] } = registry;
  if (
    !Array.isArray(staged) ||
    !staged.every((one) => isRecord(one) && isText(one['part']) && isText(one['version']))
  )
    throw new PlainError(`The registry in ${where} lists what is staged wrongly. ${remedy}`);
  return registry as unknown as ReleaseRegistry;
}

function checkReleases(releases: unknown, checkDescription: (value: unknown) => unknown): void {
  if (!isRecord(releases)) throw new Error('it is not an object');
  const { current, rollout, versions, withdrawn } = releases;
  if (!Array.isArray(versions)) throw new Error('its "versions" are missing');
  if (withdrawn !== undefined && !isWithdrawnList(withdrawn)) throw new Error('its "withdrawn" is wrong');
  for (const release of rollout === undefined ? [current] : [current, rollout]) {
    if (!isRecord(release) || typeof release['version'] !== 'string')
      throw new Error('its current release is missing or wrong');
    checkDescription(release['description']);
  }
}

const isWithdrawnList = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (one) => isRecord(one) && typeof one['version'] === 'string' && typeof one['reason'] === 'string',
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
