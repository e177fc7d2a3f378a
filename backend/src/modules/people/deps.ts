import type { AccountUse } from './account-use.js';
import type { AgreedDocument } from './agreements/terms-agreements.table.js';
import type { TokenVerifier } from './identity/token-verifier.js';

declare module '../../platform/deps.js' {
  interface Deps {
    tokenVerifier: TokenVerifier;
    accountUse: AccountUse;
    /** The versions of the legal texts in force. */
    legalVersions: (deps: Deps) => Record<AgreedDocument, string>;
  }
}
