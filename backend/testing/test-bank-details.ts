import { sealWith } from '../src/modules/payouts/payout-accounts/seal-bank-details.js';

/** Seals bank details with the key of the tests. */
export const testBankDetails = sealWith(Buffer.alloc(32, 'test'));
