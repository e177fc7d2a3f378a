import { useApi } from 'api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListSkeleton, Panel } from 'shared-ui';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { payoutAccountOptions, type PayoutAccount } from './api/payout-account';
import { BankAccountForm } from './bank-account-form';
import { payoutAccountPanelLabels } from './labels';
import { ProviderAccount } from './provider-account';

/** Where an owner is paid: an account at the payment provider, or a bank account. */
export function PayoutAccountPanel() {
  return (
    <QueryBoundary heading={payoutAccountPanelLabels.failed} fallback={<ListSkeleton rows={1} />}>
      <WherePaid />
    </QueryBoundary>
  );
}

function WherePaid() {
  const { data } = useSuspenseQuery(payoutAccountOptions(useApi()));
  return (
    <Panel heading={payoutAccountPanelLabels.heading} className="mt-10">
      <p>{sentenceOf(data)}</p>
      <ProviderAccount account={data} />
      {!data.account && <BankAccountForm account={data.bank_account} />}
    </Panel>
  );
}

function sentenceOf({ account, bank_account: bank }: PayoutAccount): string {
  switch (account?.state) {
    case 'active':
      return payoutAccountPanelLabels.provider;
    case 'incomplete':
      return payoutAccountPanelLabels.providerIncomplete;
    case 'problem':
      return payoutAccountPanelLabels.rejected;
    default:
      if (bank?.has_problem) {
        return payoutAccountPanelLabels.returned(bank.country_code, bank.iban_last4);
      }
      return bank
        ? payoutAccountPanelLabels.bankAccount(bank.holder, bank.country_code, bank.iban_last4)
        : payoutAccountPanelLabels.none;
  }
}
