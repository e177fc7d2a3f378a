import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../progress';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseRegistry } from './release-registry';

const attempts = 60;

/**
 * Changes the registry in one write. When another person was faster, the change is made again to what they left, so
 * that neither is lost and every rule is asked about the registry that it is about.
 *
 * @param change pure; may throw to give up
 * @returns what was written
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: ReleaseRegistry) => ReleaseRegistry,
): Promise<ReleaseRegistry> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { registry, revision } = await store.readRegistry();
    const next = change(registry);
    if (next === registry || (await store.replaceRegistry(next, revision))) return next;
    await delay(Math.random() * 20 * attempt);
  }
  throw new PlainError(
    `The registry in ${store.description} was changed by others ${attempts} times meanwhile.`,
  );
}
