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

export const accountBalancesLabels = {
  failed: 'The balances couldn’t be loaded',
  caption: 'Balances',
  account: 'Account',
  balance: 'Balance',
};

export const unexplainedCashLabels = {
  failed: 'The differences couldn’t be loaded',
  notComparedHeading: 'Not compared yet',
  emptyHeading: 'Everything matches',
  notComparedText: 'The first comparison runs within a day.',
  lastCompared: (comparedAt: string) => `Last compared ${comparedAt}.`,
  emptyText: (comparedAt: string) => `Last compared ${comparedAt}`,
  caption: 'Differences',
  subject: 'Subject',
  age: 'Age',
  provider: 'Provider',
  books: 'Books',
  difference: 'Difference',
  payment: (subject: string) => `Payment ${subject}`,
  days: (ageDays: number) => (ageDays === 1 ? '1 day' : `${ageDays} days`),
};

export const partsToCorrectLabels = {
  failed: 'The payments to correct couldn’t be loaded',
  text: 'An earlier release took refunds of these payments from the shares of the whole trip. Correcting one moves no money to or from the customer; invoices, credit notes and the owner’s payout follow.',
  payment: 'Payment',
  owner: 'Owner',
  commission: 'Commission',
  serviceFee: 'Service fee',
  tax: 'Tax',
  change: (has: string, shouldHave: string) => `${has} → ${shouldHave}`,
  correct: 'Correct',
  correctPayment: (payment: string) => `Correct payment ${payment}`,
  reason: 'Reason',
  reasonMissing: 'Enter a reason.',
  cancel: 'Cancel',
  corrected: 'The parts are corrected',
};

export const reconciliationLabels = {
  partsToCorrect: 'Payments to correct',
  unexplained: 'Unexplained',
  balances: 'Account balances',
};
