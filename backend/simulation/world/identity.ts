import { Problem } from '../../src/platform/http/problem.js';
import type { TokenVerifier } from '../../src/modules/people/identity/token-verifier.js';
import type { Scheduler } from '../kernel/scheduler.js';

/** Whether the identity service answers. */
export const identityFaults = { isDown: false };

/** A token is the identity's id, `~` and its address: what proves it is the subject of other tests. */
export function simulatedIdentity(scheduler: Scheduler): TokenVerifier {
  return {
    verify: async (token) => {
      await scheduler.point('identity');
      if (identityFaults.isDown) {
        throw new Problem(503, 'IDENTITY_UNAVAILABLE', 'Signing in cannot be checked at the moment.');
      }
      const [uid = '', email = ''] = token.split('~');
      return { uid, email, emailVerified: true, signedInAtMs: 0, issuedAtMs: 0, signInAgeMs: 0 };
    },
  };
}
