import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, Panel, RetryNotice } from 'shared-ui';
import { payoutAccountOptions, type PayoutAccount } from '../../api/payout-account';
import { BankAccountForm } from './bank-account-form';
import { payoutAccountPanelLabels } from './labels';
import { ProviderAccount } from './provider-account';

/** Where an owner is paid: an account at the payment provider, or a bank account. */
export function PayoutAccountPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(payoutAccountOptions(useApiClient()));
  if (isError) {
    return (
      <RetryNotice
        heading={payoutAccountPanelLabels.payoutAccountNotLoaded}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton rows={1} />;
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
