import type { ReactNode } from 'react';
import { explainRefusal, useApi } from '@drove/api-client';
import { toast } from 'react-hot-toast';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BusyButton, fillIn, ListSkeleton, Panel, PersonName } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { payoutAccountOptions, useConfirmPayoutAccount, type PayoutAccount } from './api/payout-account';
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
      {data.held_until && <ChangedAccount heldUntil={data.held_until} />}
      <ProviderAccount account={data} />
      {data.method !== 'provider' && (!data.account || data.bank_account) && (
        <BankAccountForm account={data.bank_account} />
      )}
    </Panel>
  );
}

/** Until when payouts wait; who comes from the mail about the change ends it. */
function ChangedAccount({ heldUntil }: { heldUntil: string }) {
  const confirm = useConfirmPayoutAccount();
  const [parameters] = useSearchParams();
  const confirmation = parameters.get('confirm-account');
  return (
    <div className="mt-3">
      <p>{payoutAccountPanelLabels.waits(formatInstant(heldUntil))}</p>
      {confirmation && (
        <BusyButton
          isBusy={confirm.isPending}
          className="btn-primary btn-sm mt-2"
          onClick={() =>
            // What is awaited is said also when this has gone with the answer.
            void confirm.mutateAsync(confirmation).then(
              () => toast.success(payoutAccountPanelLabels.confirmed),
              (error: unknown) => toast.error(explainConfirmation(error)),
            )
          }
        >
          {payoutAccountPanelLabels.confirm}
        </BusyButton>
      )}
    </div>
  );
}

const explainConfirmation = (error: unknown) =>
  explainRefusal<'POST /owner/payout-account/confirmation'>(error, {}, { MOVE_NOT_ALLOWED: null }).message;

function sentenceOf({ account, method, bank_account: bank }: PayoutAccount): ReactNode {
  switch (account?.state) {
    case 'active':
      return payoutAccountPanelLabels.provider;
    case 'incomplete':
      return method === 'bank_file' && bank && !bank.has_problem
        ? fillIn(payoutAccountPanelLabels.providerUnfinished, paidTo(bank))
        : payoutAccountPanelLabels.providerIncomplete;
    case 'problem':
      return payoutAccountPanelLabels.rejected;
    default:
      if (bank?.has_problem) {
        return fillIn(payoutAccountPanelLabels.returned, { account: accountOf(bank) });
      }
      return bank
        ? fillIn(payoutAccountPanelLabels.bankAccount, paidTo(bank))
        : payoutAccountPanelLabels.none;
  }
}

const paidTo = (bank: NonNullable<PayoutAccount['bank_account']>) => ({
  holder: <PersonName>{bank.holder}</PersonName>,
  account: accountOf(bank),
});

const accountOf = (bank: { country_code: string; iban_last4: string }) => (
  <span translate="no">{`${bank.country_code} … ${bank.iban_last4}`}</span>
);
