import type { Tone } from '@drove/shared-ui';

export type TripStatus =
  | 'pending_payment'
  | 'pending_owner'
  | 'confirmed'
  | 'in_progress'
  | 'completed'
  | 'disputed'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'no_show';

interface Words {
  label: string;
  tone: Tone;
}

const words: Record<TripStatus, Words> = {
  pending_payment: { label: 'Payment due', tone: 'warning' },
  pending_owner: { label: 'Waiting for the owner', tone: 'info' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  in_progress: { label: 'In progress', tone: 'info' },
  completed: { label: 'Completed', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'error' },
  declined: { label: 'Declined', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  no_show: { label: 'No-show', tone: 'error' },
};

/** Every state of a trip and what it is called, in the order of its life. */
export const tripStatuses = Object.entries(words).map(([status, { label }]) => ({ status, label }));

/** What a trip's state is called; the owner is the one who has to answer. */
export function tripLabels(trip: {
  status: TripStatus;
  viewer: 'customer' | 'owner' | 'admin';
  is_overdue?: boolean;
  awaits_verification?: boolean;
}): Words {
  const { status, viewer } = trip;
  if (trip.is_overdue) return { label: 'Overdue', tone: 'error' };
  if (trip.awaits_verification && status === 'pending_payment')
    return { label: 'Awaiting verification', tone: 'info' };
  if (viewer === 'owner' && status === 'pending_owner') return { label: 'Reply needed', tone: 'warning' };
  if (viewer === 'owner' && status === 'pending_payment') return { label: 'Being paid', tone: 'neutral' };
  return words[status];
}
