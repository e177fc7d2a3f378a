import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TermsNote } from '@drove/shared-ui/terms-note';
import { ContactText, RetryNotice } from '@drove/shared-ui';
import type { Money } from '@drove/shared-ui/formats';
import {
  paymentSettingsOptions,
  savedCardOptions,
  usePay,
  type Payable,
  type PaymentMethod,
} from './api/payments';
import type { Payment } from '../../api/reservations';
import { BankWait } from './bank-wait';
import { CardForm, type MethodFormProps } from './card-form';
import { payPanelLabels, payButtonLabels } from './card-labels';
import { payMessage } from './pay.messages';
import { isUnsettled } from './payment-state';
import { CardChoice, SavedCardForm } from './saved-card';
import { StripeForm } from './stripe-form';
import { TestCards } from './test-cards';
import { TestChallenge } from './test-challenge';

interface PayPanelProps {
  payable: Payable;
  amount: Money;
  /** Who pays. */
  holder?: string | undefined;
  /** Every try so far, oldest first. */
  payments: Payment[];
  /** What the button says. */
  label: string;
}

/** Takes a payment: the card, the bank's question, the wait for its answer. Who shows it, shows what came of it. */
export function PayPanel({ payable, amount, holder, payments, label }: PayPanelProps) {
  const api = useApi();
  const settings = useQuery(paymentSettingsOptions(api));
  const savedCard = useQuery(savedCardOptions(api));
  const [usesAnother, setUsesAnother] = useState(false);
  const pay = usePay(payable);
  const last = payments.at(-1);
  const open = last && isUnsettled(last) ? last : undefined;
  const isWaiting = open !== undefined && open.status !== 'requires_action';

  if (settings.isPending || savedCard.isPending)
    return <div aria-hidden="true" className="h-80 rounded-box bg-base-200" />;
  if (settings.isError) {
    return (
      <RetryNotice
        heading={payPanelLabels.notLoaded}
        error={settings.error}
        isBusy={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  }

  // While the bank only waits for the customer, they may as well take another card.
  const isBusy = pay.isPending || isWaiting;
  const error = pay.isError ? payMessage(pay.error) : failureOf(last);
  // Without an answer to it, a card can be entered as ever.
  const saved = usesAnother ? undefined : savedCard.data;
  const form = {
    isBusy,
    onPay: (method: PaymentMethod, savesCard = false) =>
      pay.mutate(savesCard ? { method, save_card: true } : { method }),
    children: (isFormBusy: boolean) => (
      <>
        {isBusy && <BankWait isLate={isWaiting} />}
        <PayButton label={label} error={isBusy ? undefined : error} isBusy={isFormBusy} />
      </>
    ),
  };
  return (
    <div className="grid gap-5">
      {savedCard.data && (
        <CardChoice card={savedCard.data} isAnother={usesAnother} isBusy={isBusy} onChange={setUsesAnother} />
      )}
      {settings.data.provider === 'test' ? (
        <>
          {saved ? <SavedCardForm {...form} /> : <NewCard {...form} holder={holder} />}
          {open?.action?.kind === 'test_challenge' && !pay.isPending && (
            <TestChallenge key={open.payment_uuid} payment={open} />
          )}
        </>
      ) : (
        <StripeForm
          {...form}
          usesSavedCard={Boolean(saved)}
          publishableKey={settings.data.publishable_key}
          amount={amount}
          open={open}
        />
      )}
    </div>
  );
}

function NewCard(form: MethodFormProps) {
  return (
    <>
      <TestCards />
      <CardForm {...form} />
    </>
  );
}

/** Why the last try did not go through, also after a reload. */
function failureOf(payment: Payment | undefined): string | undefined {
  const isInVain =
    payment?.status === 'failed' || payment?.status === 'cancelled' || payment?.status === 'voided';
  if (!isInVain) return undefined;
  return payment.failure?.message ?? payPanelLabels.failed;
}

interface PayButtonProps {
  label: string;
  /** Why the last try was refused. */
  error: string | undefined;
  isBusy: boolean;
}

/** Sends the payment off; a press while one is under way does nothing. */
function PayButton({ label, error, isBusy }: PayButtonProps) {
  return (
    <div className="grid gap-4">
      {error && (
        <p role="alert" className="alert alert-error alert-soft">
          <ContactText>{error}</ContactText>
        </p>
      )}
      <TermsNote occasion="payment" />
      <button type={isBusy ? 'button' : 'submit'} className="btn btn-primary w-full" aria-disabled={isBusy}>
        {isBusy && <span aria-hidden="true" className="loading loading-spinner loading-sm" />}
        <span>{isBusy ? payButtonLabels.paying : label}</span>
      </button>
    </div>
  );
}
