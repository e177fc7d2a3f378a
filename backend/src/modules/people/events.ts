import '../../platform/outbox/domain-events.js';

/** What becomes of a person's account. */
export type AccountEvent = { userUuid: string } & (
  | { kind: 'user_verified' }
  | { kind: 'user_rejected' | 'user_changes_requested'; reason: string }
  | { kind: 'user_verification_expired' }
  | { kind: 'account_suspended' | 'account_reactivated'; reason: string }
);

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    account: AccountEvent;
  }
}
