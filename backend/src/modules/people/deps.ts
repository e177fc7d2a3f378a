import type { AccountUse, ErasePersonalData } from './account-use.js';
import type { AgreedDocument } from './agreements/terms-agreements.table.js';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { TokenVerifier } from './identity/token-verifier.js';
import type { User } from './users/users.table.js';

declare module '../../platform/deps.js' {
  interface Deps {
    tokenVerifier: TokenVerifier;
    accountUse: AccountUse;
    erasePersonalData: ErasePersonalData;
    /** The versions of the legal texts in force. */
    legalVersions: (deps: Deps) => Record<AgreedDocument, string>;
    /** What follows for trips from what a locked person is now, in the transaction that changes it. */
    /** The same for what is held of the cars of a locked owner, in the transaction that suspends them. */
    endHoldsOfSuspended: (transaction: Kysely<Tables>, user: User, now: Date) => Promise<void>;
    settleVerificationHolds: (transaction: Kysely<Tables>, user: User, now: Date) => Promise<void>;
  }
}
