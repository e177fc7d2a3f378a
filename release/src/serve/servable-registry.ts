import { PlainError } from '../progress';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';

/**
 * Reads the newest registry of a store; the newest good one where that is broken, and says so once.
 *
 * @throws whatever reading the newest throws, where there is no good one
 */
export function servableRegistry(
  store: Pick<ReleaseStore, 'description' | 'readRegistry' | 'readLastGoodRegistry'>,
  complain = (sentence: string): void => {
    console.error(sentence);
  },
): () => Promise<ReleaseRegistry> {
  let said = '';
  return async () => {
    try {
      const { registry } = await store.readRegistry();
      said = '';
      return registry;
    } catch (error) {
      // A store that does not answer has no other registry either.
      const before = error instanceof PlainError ? await store.readLastGoodRegistry() : undefined;
      if (!before) throw error;
      const { message } = error as PlainError;
      if (message !== said) complain(`The registry before the newest is served: ${message}`);
      said = message;
      return before;
    }
  };
}
