import { checkRegistry } from 'federation/registry';

export type ReadRegistry = ReturnType<typeof checkRegistry>;

/** The registry is not legible, so the app cannot tell what it is made of. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The list of the app's parts (its registry) could not be read: ${reason}`, { cause });
  }
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

/**
 * The registry as the server has it now, past every cache.
 *
 * @throws RegistryError
 */
export async function fetchRegistry(): Promise<ReadRegistry> {
  try {
    const response = await fetch('registry.json', { cache: 'reload' });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return report(checkRegistry(await response.json()));
  } catch (error) {
    throw new RegistryError(error);
  }
}

function report(registry: ReadRegistry): ReadRegistry {
  for (const { name, reason } of registry.broken)
    console.error(`The registry's entry of ${name} is not valid: ${reason}`);
  return registry;
}
