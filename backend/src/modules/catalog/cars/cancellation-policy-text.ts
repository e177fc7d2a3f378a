import type { CancellationPolicy } from './car-enumerations.js';

const booked = 'Booked late, you still have one hour after booking to cancel for free.';

/** Each policy in plain words, for customers. */
export const cancellationPolicyText: Record<CancellationPolicy, string> = {
  flexible: `Free cancellation until 24 hours before pick-up. After that, one average day is kept. ${booked}`,
  moderate:
    'Free cancellation until 5 days before pick-up. After that, one average day and half of the rest are kept. ' +
    booked,
  strict:
    'Half of the price is kept if you cancel, and all of it in the last 7 days before pick-up. ' + booked,
};
