import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, Panel, RetryNotice } from 'shared-ui';
import { payoutAccountOptions, type PayoutAccount } from '../../api/payout-account';
import { BankAccountForm } from './bank-account-form';
import { ProviderAccount } from './provider-account';

/** Where an owner is paid: an account at the payment provider, or a bank account. */
export function PayoutAccountPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(payoutAccountOptions(useApiClient()));
  if (isError) {
    return (
      <RetryNotice
        heading="Your payout account could not be loaded"
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton rows={1} />;
  return (
    <Panel heading="Where you are paid" className="mt-10">
      <p>{sentenceOf(data)}</p>
      <ProviderAccount account={data} />
      {!data.account && <BankAccountForm account={data.bank_account} />}
    </Panel>
  );
}

function sentenceOf({ account, bank_account: bank }: PayoutAccount): string {
  switch (account?.state) {
    case 'active':
      return 'Payouts go to your account at the payment provider, and from there to your bank.';
    case 'incomplete':
      return 'Your account at the payment provider isn’t complete. We’ll send your payouts once it is.';
    case 'problem':
      return 'Your bank rejected the last payout. Correct your bank account to get paid.';
    default:
      if (bank?.has_problem) {
        return `Your bank returned the last payout to the account ${bank.country_code} … ${bank.iban_last4}. Enter your bank account again to get paid.`;
      }
      return bank
        ? `Payouts go to ${bank.holder}, the bank account ${bank.country_code} … ${bank.iban_last4}.`
        : 'Tell us where to send your payouts.';
  }
}
