import type { AccountUse } from './account-use.js';
import type { TokenVerifier } from './identity/token-verifier.js';

declare module '../../platform/deps.js' {
  interface Deps {
    tokenVerifier: TokenVerifier;
    accountUse: AccountUse;
  }
}
