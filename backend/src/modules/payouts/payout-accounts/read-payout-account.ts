import type { Deps } from '../../../platform/deps.js';
import type { PayoutAccountBody } from './payout-account.schemas.js';
import { findBankAccount, findPayoutAccount } from './payout-accounts.repository.js';
import type { PayoutAccount } from './payout-accounts.table.js';
import { findPaidTo } from './where-paid.js';

/** Where an owner is paid. */
export async function readPayoutAccount(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  ownerUuid: string,
): Promise<PayoutAccountBody> {
  const [account, bank, paidTo] = await Promise.all([
    findPayoutAccount(database, ownerUuid),
    findBankAccount(database, ownerUuid),
    findPaidTo(database, ownerUuid),
  ]);
  return {
    provider: payments.name,
    method: paidTo?.method ?? null,
    account: account === undefined ? null : { provider: payments.name, state: stateOf(account) },
    bank_account:
      bank === undefined
        ? null
        : {
            holder: bank.holder,
            iban_last4: bank.iban_last4,
            country_code: bank.country_code,
            has_problem: bank.problem !== null,
          },
    held_until: paidTo?.account.held_until?.toISOString() ?? null,
  };
}

function stateOf({ payouts_enabled, problem }: PayoutAccount): 'incomplete' | 'active' | 'problem' {
  if (problem !== null) return 'problem';
  return payouts_enabled ? 'active' : 'incomplete';
}
