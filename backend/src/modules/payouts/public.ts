export type { PayoutAccountEvent, PayoutEvent } from './events.js';
export { enqueueSchedulePayout } from './payout-jobs.js';
export { hasOpenPayouts } from './payouts/open-payouts.repository.js';
export { sumIncomeByDay } from './payouts/payouts.repository.js';
export { ownerPayouts } from './owner-payouts.js';
export { providerCash } from './provider-cash.js';
