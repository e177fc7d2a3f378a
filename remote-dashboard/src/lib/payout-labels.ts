import type { Tone } from '@drove/shared-ui';

interface PayoutState {
  kind: 'trip' | 'correction';
  status: 'scheduled' | 'sent' | 'paid' | 'cancelled';
  amount: { amount_minor: number };
  transfer_uuid: string | null;
}

/** What has become of a payout, or of what an owner owes. */
export function payoutLabels({ status, amount, transfer_uuid: transfer }: PayoutState): {
  label: string;
  tone: Tone;
} {
  const isOwed = amount.amount_minor < 0;
  if (status === 'sent') return { label: 'On its way', tone: 'info' };
  if (status === 'cancelled') return { label: 'Cancelled', tone: 'neutral' };
  if (status === 'paid') {
    return isOwed || transfer === null
      ? { label: 'Set off', tone: 'neutral' }
      : { label: 'Paid out', tone: 'success' };
  }
  return isOwed ? { label: 'Owed', tone: 'warning' } : { label: 'Scheduled', tone: 'info' };
}

const holds = {
  owner_suspended: 'On hold: the account is suspended',
  trip_disputed: 'On hold: the trip is disputed',
  payment_disputed: 'On hold: the payment is disputed at the bank',
  payout_account_problem: 'On hold: the owner’s bank didn’t accept the last payout',
  payout_account_incomplete: 'On hold: the owner’s payout account isn’t complete',
  payout_account_changed: 'On hold: the bank account changed; payouts wait for three days',
  no_payout_account: 'On hold: the owner hasn’t entered a bank account',
};

/** What a payout waits for besides its day; undefined when nothing keeps it. */
export function payoutHold({ held_by: heldBy }: { held_by: keyof typeof holds | null }): string | undefined {
  return heldBy === null ? undefined : holds[heldBy];
}

/** What a payout is for. */
export function payoutPurpose({ kind, amount }: Pick<PayoutState, 'kind' | 'amount'>): string {
  if (kind === 'trip') return 'Trip';
  return amount.amount_minor < 0 ? 'Refund after the payout' : 'Correction after the payout';
}
