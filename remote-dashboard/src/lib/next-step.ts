import { formatMoney, formatOnCarClock, type Money } from '@drove/shared-ui/formats';
import type { TripStatus } from './trip-labels';

/** What of a trip decides what is to be done next. */
export interface TripState {
  status: TripStatus;
  viewer: 'customer' | 'owner' | 'admin';
  can: string[];
  repay_by?: string | null;
  hold_expires_at: string | null;
  awaits_verification?: boolean;
  is_being_verified?: boolean;
  answer_by: string | null;
  change: { status: string; expires_at: string; pay_by: string | null; difference: Money } | null;
  return_at?: string;
  /** Whether the return time has passed unconfirmed. */
  is_overdue?: boolean;
  /** The car's. */
  time_zone: string;
}

/** What waits for the person who looks at a trip, in one sentence; nothing when nothing does. */
export function nextStep({ can, change, ...trip }: TripState): string | undefined {
  const by = (instant: string | null | undefined) =>
    instant ? ` by ${formatOnCarClock(instant, trip.time_zone)}` : '';
  if (can.includes('pay') && trip.repay_by)
    return `Pay again${by(trip.repay_by)}: your bank took the payment back.`;
  if (can.includes('pay')) return `Pay${by(trip.hold_expires_at)} to book this car.`;
  const heldUntil = trip.hold_expires_at ? formatOnCarClock(trip.hold_expires_at, trip.time_zone) : '';
  if (can.includes('release') && trip.is_being_verified)
    return `We’re checking your documents. The car is yours until ${heldUntil}.`;
  if (can.includes('release') && trip.awaits_verification)
    return `Get verified to book this car${heldUntil && `, held until ${heldUntil}`}.`;
  if (can.includes('accept')) return `Accept or decline${by(trip.answer_by)}.`;
  if (can.includes('pay_change') && change)
    return `Change approved: pay ${formatMoney(change.difference)}${by(change.pay_by)}.`;
  if (can.includes('set_deposit_aside')) return 'Set aside the deposit with a card.';
  if (can.includes('decide_on_deposit')) return 'Decide on the claim on the deposit.';
  if (can.includes('pay_late_fee')) return 'Pay the late fee.';
  if (can.includes('answer_change') && trip.viewer === 'owner')
    return `Change requested. Reply${by(change?.expires_at)}.`;
  if (can.includes('withdraw_change')) return 'Your change is waiting for a reply.';
  if (trip.is_overdue && can.includes('confirm_return'))
    return `Return the car: it was due back ${formatOnCarClock(trip.return_at ?? '', trip.time_zone)}.`;
  if (can.includes('hand_over')) return 'Hand over the car.';
  if (can.includes('late_return')) return 'Confirm when the car came back.';
  if (can.includes('take_back')) return 'Confirm the return after the trip.';
  if (can.includes('decide_late_return')) return 'Decide when the car came back.';
  if (can.includes('resolve')) return 'Decide on the reported problem.';
  if (can.includes('review')) return 'How was it? Write a review.';
  return undefined;
}
