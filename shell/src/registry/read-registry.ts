import { checkRegistry } from '@drove/federation/registry';

export type ReadRegistry = ReturnType<typeof checkRegistry>;

/** The registry is not legible, so the app cannot tell what it is made of. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(cause: unknown) {
    super(`The list of the app's parts (its registry) could not be read: ${reasonOf(cause)}`, { cause });
  }
}

/** Browsers tell developers what is wrong with JSON, each in its own way; that is the error's cause. */
function reasonOf(cause: unknown): string {
  const { name, message } = cause as Partial<Error>;
  return name === 'SyntaxError' ? 'it is not complete, or not JSON' : (message ?? String(cause));
}

/**
 * The registry that the page carries.
 *
 * @throws RegistryError
 */
export function readInlinedRegistry(page: Document = document): ReadRegistry {
  try {
    return report(checkRegistry(JSON.parse(page.getElementById('registry')?.textContent ?? '')));
  } catch (error) {
    throw new RegistryError(error);
  }
}

function report(registry: ReadRegistry): ReadRegistry {
  for (const { name, reason } of registry.broken)
    console.error(`The registry's entry of ${name} is not valid: ${reason}`);
  return registry;
}
