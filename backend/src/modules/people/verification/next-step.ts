import type { User } from '../users/users.table.js';

/** What keeps a person from renting any car, of what they are and of what is verified. */
export type RentingBlocker =
  | 'suspended'
  | 'unverified'
  | 'pending'
  | 'rejected'
  | 'changes_requested'
  | 'expired'
  | 'no_licence'
  | 'licence_pending'
  | 'licence_expired';

/** What a person does next about each of them: the same on every screen, in mails and in refusals. */
export const rentingNextSteps: Record<RentingBlocker, string> = {
  suspended: 'Your account is suspended. Please contact us.',
  unverified: 'Before you can rent a car, verify your identity and your driving licence.',
  pending: 'We’re checking your documents. You can rent cars as soon as we’ve approved them.',
  rejected: 'We couldn’t accept your documents. Send others to rent cars.',
  changes_requested: 'Your documents need changes. Send them again to rent cars.',
  expired: 'A document has expired. Send a valid one to rent cars.',
  no_licence: 'To rent cars, add your driving licence. Nothing else changes meanwhile.',
  licence_pending: 'We’re checking your driving licence. You can rent cars as soon as we’ve approved it.',
  licence_expired: 'Your driving licence has expired. Send the new one to rent cars.',
};

/** Whether a car can be held for a person whom this keeps from renting, until it no longer does. */
export const canHoldMeanwhile = (blocker: RentingBlocker): boolean =>
  blocker !== 'suspended' && blocker !== 'rejected';

/**
 * What keeps a person from renting whatever car they choose; undefined when nothing of theirs does.
 *
 * @param todayOn `YYYY-MM-DD`
 * @param isWaiting whether documents that they sent wait for a decision
 */
export function rentingBlocker(
  user: Pick<User, 'account_status' | 'user_verification' | 'date_of_birth' | 'licence_expires_on'>,
  { todayOn, isWaiting }: { todayOn: string; isWaiting: boolean },
): RentingBlocker | undefined {
  const { account_status, user_verification, date_of_birth, licence_expires_on } = user;
  if (account_status !== 'active') return 'suspended';
  if (user_verification !== 'verified') return user_verification;
  // An owner may have been verified without a licence, and stays verified without one.
  const hasLicence = date_of_birth !== null && licence_expires_on !== null;
  if (hasLicence && licence_expires_on >= todayOn) return undefined;
  if (isWaiting) return 'licence_pending';
  return hasLicence ? 'licence_expired' : 'no_licence';
}
