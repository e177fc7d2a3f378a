import type { Tone } from './trip-labels';

interface PayoutState {
  kind: 'trip' | 'correction';
  status: 'scheduled' | 'paid' | 'cancelled';
  amount: { amount_minor: number };
  transfer_uuid: string | null;
}

/** What has become of a payout, or of what an owner owes. */
export function payoutLabels({ status, amount, transfer_uuid: transfer }: PayoutState): {
  label: string;
  tone: Tone;
} {
  const isOwed = amount.amount_minor < 0;
  if (status === 'cancelled') return { label: 'Cancelled', tone: 'neutral' };
  if (status === 'paid') {
    return isOwed || transfer === null
      ? { label: 'Set off', tone: 'neutral' }
      : { label: 'Paid out', tone: 'success' };
  }
  return isOwed ? { label: 'Owed', tone: 'warning' } : { label: 'Scheduled', tone: 'info' };
}

/** What a payout is for. */
export function payoutPurpose({ kind, amount }: Pick<PayoutState, 'kind' | 'amount'>): string {
  if (kind === 'trip') return 'Trip';
  return amount.amount_minor < 0 ? 'Refund after the payout' : 'Correction after the payout';
}
