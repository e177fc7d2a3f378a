import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';
import { Problem } from '../../../platform/http/problem.js';
import type { VerificationStatus } from './user-verifications.table.js';
import type { AccountStatus, UserVerification } from '../users/users.table.js';

/** Every legal move of a user's verification; whatever is not here is refused with 409. */
const userVerificationMoves = {
  unverified: ['pending'],
  pending: ['verified', 'rejected', 'changes_requested'],
  rejected: ['pending'],
  changes_requested: ['pending'],
  verified: ['expired', 'pending'],
  expired: ['pending'],
} as const satisfies Moves<UserVerification>;

/** Every legal move of an account; closing is its person's own, the others an administrator's. */
const accountStatusMoves = {
  active: ['suspended', 'closed'],
  suspended: ['active'],
  closed: [],
} as const satisfies Moves<AccountStatus>;

const verificationSentences: Record<UserVerification, string> = {
  unverified: 'Nothing has been sent to decide on yet.',
  pending: 'This is waiting for a decision already.',
  verified: 'This person is verified already.',
  rejected: 'This has been rejected already.',
  changes_requested: 'Changes have been asked for already.',
  expired: 'The documents have expired: new ones have to be sent first.',
};

/** @throws Problem 409 MOVE_NOT_ALLOWED */
export function requireVerificationMove(from: UserVerification, to: UserVerification): void {
  requireMove(userVerificationMoves, from, to, verificationSentences[from]);
}

/** @throws Problem 409 MOVE_NOT_ALLOWED */
export function requireEditable(lastStatus: VerificationStatus | undefined): void {
  if (lastStatus !== 'pending') return;
  const sentence = 'We’re checking your documents. You can change them again once we’ve answered.';
  throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
}

/** @throws Problem 409 MOVE_NOT_ALLOWED */
export function requireAccountMove(from: AccountStatus, to: AccountStatus): void {
  requireMove(accountStatusMoves, from, to, `This account is ${from}: it cannot become ${to}.`);
}
