import { abandonScripts, beginNextAttempt, currentAttempt, type IdentityProvider } from 'shared-auth/host';
import { replaceCached } from '../remotes/replace-cached';

/** The shell's own name as that of a federation container, by which its runtime knows its chunks. */
const scope = 'shell';

/**
 * Loads the identity service's code. After a failure the next call asks the network again: by another address, because
 * the browser may still wait for the first one, or keep what came from there and was not what was released.
 */
export async function loadIdentityAnew(load: () => Promise<IdentityProvider>): Promise<IdentityProvider> {
  try {
    const identity = await load();
    if (currentAttempt(scope) > 1) replaceCached();
    return identity;
  } catch (error) {
    abandonScripts(scope);
    beginNextAttempt(scope);
    throw error;
  }
}
