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
    <QueryBoundary
      heading={payoutAccountPanelLabels.payoutAccountNotLoaded}
      fallback={<ListSkeleton rows={1} />}
    >
      <WherePaid />
    </QueryBoundary>
  );
}

function WherePaid() {
  const { data } = useSuspenseQuery(payoutAccountOptions(useApi()));
  return (
    <Panel heading={payoutAccountPanelLabels.whereYouArePaid} className="mt-10">
      <p>{sentenceOf(data)}</p>
      <ProviderAccount account={data} />
      {!data.account && <BankAccountForm account={data.bank_account} />}
    </Panel>
  );
}

function sentenceOf({ account, bank_account: bank }: PayoutAccount): string {
  switch (account?.state) {
    case 'active':
      return payoutAccountPanelLabels.paidByProvider;
    case 'incomplete':
      return payoutAccountPanelLabels.providerAccountIncomplete;
    case 'problem':
      return payoutAccountPanelLabels.payoutRejected;
    default:
      if (bank?.has_problem) {
        return payoutAccountPanelLabels.payoutReturned(bank.country_code, bank.iban_last4);
      }
      return bank
        ? payoutAccountPanelLabels.paidToBankAccount(bank.holder, bank.country_code, bank.iban_last4)
        : payoutAccountPanelLabels.noBankAccount;
  }
}
