import type { CancellationPolicy } from './car-enumerations.js';

const booked = 'Last-minute bookings: free cancellation for 1 hour.';

/** Each policy in plain words, for customers. */
export const cancellationPolicyText: Record<CancellationPolicy, string> = {
  flexible: `Free cancellation until 24 hours before pick-up. After that you pay one day. ${booked}`,
  moderate: `Free cancellation until 5 days before pick-up. After that you pay one day plus half of the rest. ${booked}`,
  strict: `You pay half of the price if you cancel, and all of it in the last 7 days before pick-up. ${booked}`,
};
