import type { AccountBalances } from './api/reconciliation';

/** What an account of the books is called. */
export const accountLabels: Record<AccountBalances['balances'][number]['account'], string> = {
  provider_cash: 'Cash at the payment provider',
  bank_cash: 'Cash at our bank',
  customer_receivable: 'Still to be paid by customers',
  deposits_authorised: 'Deposits authorised',
  owed_to_customers: 'Owed to customers',
  owed_to_owner: 'Owed to owners',
  tax: 'Tax',
  deposits_held: 'Deposits held',
  commission: 'Commission',
  service_fee: 'Service fees',
  provider_fees: 'Provider’s fees',
  chargebacks: 'Chargebacks',
};
