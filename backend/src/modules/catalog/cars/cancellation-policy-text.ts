import type { CancellationPolicy } from './car-enumerations.js';

const booked = 'Last-minute bookings: free cancellation for 1 hour.';

/** Each policy in plain words: to drivers, who pay, and to owners, who read what drivers pay. */
export const cancellationPolicyText: Record<'driver' | 'owner', Record<CancellationPolicy, string>> = {
  driver: {
    flexible: `Free cancellation until 24 hours before pick-up. After that you pay one day. ${booked}`,
    moderate: `Free cancellation until 5 days before pick-up. After that you pay one day plus half of the rest. ${booked}`,
    strict: `You pay half of the price if you cancel, and all of it in the last 7 days before pick-up. ${booked}`,
  },
  owner: {
    flexible: `Free cancellation until 24 hours before pick-up. After that the driver pays one day. ${booked}`,
    moderate: `Free cancellation until 5 days before pick-up. After that the driver pays one day plus half of the rest. ${booked}`,
    strict: `The driver pays half of the price if they cancel, and all of it in the last 7 days before pick-up. ${booked}`,
  },
};
