import type { OwnerPayouts } from '../payments/public.js';
import { syncPayoutWithLedger } from './payouts/sync-payout-with-ledger.js';
import { handleAccountEvent } from './transfers/handle-account-event.js';

/** What payments change for owners. */
export const ownerPayouts: OwnerPayouts = { sync: syncPayoutWithLedger, handleAccountEvent };
