import type { Tone } from '@drove/shared-ui';

export type PaymentStatus =
  | 'created'
  | 'requires_action'
  | 'authorized'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'cancelled'
  | 'voided';

interface Words {
  label: string;
  tone: Tone;
}

const payments: Record<PaymentStatus, Words> = {
  created: { label: 'Waiting for the bank', tone: 'warning' },
  requires_action: { label: 'To be confirmed', tone: 'warning' },
  authorized: { label: 'Set aside', tone: 'info' },
  captured: { label: 'Paid', tone: 'success' },
  partially_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'error' },
  cancelled: { label: 'Not paid', tone: 'neutral' },
  voided: { label: 'Released', tone: 'neutral' },
};

const refunds = {
  on_hold: { label: 'Waits for your bank', tone: 'warning' },
  pending: { label: 'On its way', tone: 'info' },
  succeeded: { label: 'Refunded', tone: 'success' },
  failed: { label: 'Did not arrive', tone: 'error' },
  charged_back: { label: 'Given back by the bank', tone: 'success' },
} as const satisfies Record<string, Words>;

/** Every state of a payment and what it is called. */
export const paymentStatuses = Object.entries(payments).map(([status, { label }]) => ({ status, label }));

/** What a payment's state is called. */
export const paymentLabels = (status: PaymentStatus): Words => payments[status];

/** What a refund's state is called. */
export const refundLabels = (status: keyof typeof refunds): Words => refunds[status];

/** `Visa ending in 4242`; nothing for a payment without a card. */
export function cardName(card: { brand: string; last4: string } | null | undefined): string {
  if (!card) return '';
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.last4}`;
}

export type PaymentPurpose = 'booking' | 'difference' | 'late_fee' | 'deposit';

/** What of a trip a payment is for. */
export const purposeLabels: Record<PaymentPurpose, string> = {
  booking: 'Trip',
  difference: 'Difference of a change',
  late_fee: 'Late return',
  deposit: 'Deposit',
};
