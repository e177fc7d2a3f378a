export type { PayoutAccountEvent, PayoutEvent } from './events.js';
export { forgetPayoutAccounts } from './payout-accounts/forget-payout-accounts.repository.js';
export { enqueueSchedulePayout } from './payout-jobs.js';
export { hasOpenPayouts } from './payouts/open-payouts.repository.js';
export { sumIncomeByDay } from './payouts/payouts.repository.js';
export { type NextStepsBody, NextStepsRef } from './next-steps/next-steps.schemas.js';
export { readNextSteps } from './next-steps/read-next-steps.js';
export { ownerPayouts } from './owner-payouts.js';
export { providerCash } from './provider-cash.js';
