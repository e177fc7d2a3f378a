import { formatInstant } from './format-time';
import type { TripStatus } from './trip-labels';

/** What of a trip decides what is to be done next. */
export interface TripState {
  status: TripStatus;
  viewer: 'customer' | 'owner' | 'admin';
  can: string[];
  hold_expires_at: string | null;
  answer_by: string | null;
  change: { status: string; expires_at: string; pay_by: string | null } | null;
}

const until = (instant: string | null) => (instant ? ` until ${formatInstant(instant)}` : '');

/** What waits for the person who looks at a trip, in one sentence; nothing when nothing does. */
export function nextStep({ can, change, ...trip }: TripState): string | undefined {
  if (can.includes('pay')) return `Pay now: the car is held for you${until(trip.hold_expires_at)}.`;
  if (can.includes('accept')) return `Accept or decline${until(trip.answer_by)}.`;
  if (can.includes('pay_change')) return `Pay the difference${until(change?.pay_by ?? null)}.`;
  if (can.includes('answer_change') && trip.viewer === 'owner')
    return `A change is asked for. Answer${until(change?.expires_at ?? null)}.`;
  if (can.includes('withdraw_change')) return 'Your change waits for an answer.';
  if (can.includes('hand_over')) return 'Hand the car over.';
  if (can.includes('take_back')) return 'Take the car back when the trip is over.';
  if (can.includes('resolve')) return 'Decide what was disputed.';
  if (can.includes('review')) return 'How was it? Write a review.';
  return undefined;
}
