import type { Seller } from './invoices/sellers.js';
import type { BankDetails } from './payout-accounts/seal-bank-details.js';

declare module '../../platform/deps.js' {
  interface Deps {
    bankDetails: BankDetails;
    /** The companies that issue invoices. */
    invoiceSellers: readonly Seller[];
  }
}
