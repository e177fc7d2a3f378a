import { PlainError } from '../../local/progress';
import { checkReleaseFile } from '../../src/registry';
import { checkShellFile } from '../../src/registry/shell-file';
import { RELEASE_REGISTRY_VERSION, type ReleaseRegistry } from './release-registry';

/**
 * A registry from a store, as far as it must be right to be changed.
 *
 * @param where for the message
 * @throws PlainError when it is not one, or of another version
 */
export function checkReleaseRegistry(text: string, where: string): ReleaseRegistry {
  const registry = parse(text, where);
  if (registry.registryVersion !== RELEASE_REGISTRY_VERSION) {
    throw new PlainError(
      `The registry in ${where} is of version ${registry.registryVersion}, this checkout knows version ` +
        `${RELEASE_REGISTRY_VERSION}: use a checkout that fits it.`,
    );
  }
  const inPlainWords = (name: string, check: () => unknown) => {
    try {
      check();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PlainError(`The registry in ${where} describes ${name} wrongly: ${reason}.`);
    }
  };
  const { shell, remotes } = registry;
  if (shell) inPlainWords('the shell', () => checkShellFile(shell.current.description));
  for (const [name, { current, rollout }] of Object.entries(remotes)) {
    for (const { description } of rollout ? [current, rollout] : [current])
      inPlainWords(name, () => checkReleaseFile(description));
  }
  return registry;
}

function parse(text: string, where: string): ReleaseRegistry {
  try {
    return JSON.parse(text) as ReleaseRegistry;
  } catch {
    throw new PlainError(`The registry in ${where} is not JSON.`);
  }
}
