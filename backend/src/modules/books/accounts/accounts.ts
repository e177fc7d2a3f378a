/** What is had, owed, earned and spent. Debits make assets and expenses more, credits liabilities and income. */
export const accountKinds = {
  provider_cash: 'asset',
  bank_cash: 'asset',
  customer_receivable: 'asset',
  deposits_authorised: 'asset',
  owed_to_customers: 'liability',
  /** One for each owner. */
  owed_to_owner: 'liability',
  /** One for each jurisdiction: the country's code, `ZZ` where a car names none. */
  tax: 'liability',
  deposits_held: 'liability',
  commission: 'income',
  service_fee: 'income',
  provider_fees: 'expense',
  chargebacks: 'expense',
} as const satisfies Record<string, AccountKind>;

export type AccountKind = 'asset' | 'liability' | 'income' | 'expense';
export type Account = keyof typeof accountKinds;

/** One side of a posting, in minor units: debits above zero, credits below; never zero. */
export interface AccountEntry {
  account: Account;
  amount_minor: number;
}

/** A balance as its reader expects it: what is owed or earned above zero, too. */
export function naturalBalance(account: Account, balanceMinor: number): number {
  const kind = accountKinds[account];
  return kind === 'asset' || kind === 'expense' || balanceMinor === 0 ? balanceMinor : -balanceMinor;
}
