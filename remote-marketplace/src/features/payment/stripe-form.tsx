import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { Form, Formik } from 'formik';
import { useCallback, useState } from 'react';
import { ContactText, RetryNotice } from '@drove/shared-ui';
import type { Money } from '@drove/shared-ui/formats';
import type { Payment } from '../../api/reservations';
import type { MethodFormProps } from './card-form';
import { stripeFormLabels } from './card-labels';
import { SaveCardChoice } from './save-card-choice';
import { SavedCardForm } from './saved-card';
import { StripeChallenge } from './stripe-challenge';
import { loadModule } from '@drove/shared-auth';

interface StripeFormProps extends MethodFormProps {
  /** Stripe is needed for the bank's question alone. */
  usesSavedCard: boolean;
  publishableKey: string;
  amount: Money;
  /** The payment that is not decided yet. */
  open: Payment | undefined;
}

/** Stripe's card form, loaded when it is needed, and the bank's question through Stripe. */
export function StripeForm({ usesSavedCard, publishableKey, open, ...form }: StripeFormProps) {
  const { data: stripe, isPending, error, isFetching, refetch } = useQuery(stripeOptions(publishableKey));
  if (isPending) return <div aria-hidden="true" className="h-64 rounded-box bg-base-200" />;
  if (!stripe) {
    return (
      <RetryNotice
        heading={stripeFormLabels.notLoaded}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { action } = open ?? {};
  return (
    <>
      {usesSavedCard ? <SavedCardForm {...form} /> : <PaymentElementForm {...form} stripe={stripe} />}
      {open && action?.kind === 'stripe' && (
        <StripeChallenge
          key={open.payment_uuid}
          stripe={stripe}
          paymentUuid={open.payment_uuid}
          clientSecret={action.client_secret}
        />
      )}
    </>
  );
}

type PaymentElementFormProps = MethodFormProps & { stripe: Stripe; amount: Money };

function PaymentElementForm({ stripe, amount, isBusy, onPay, children }: PaymentElementFormProps) {
  const [refusal, setRefusal] = useState<string>();
  // Our API makes the payment, from the card's token: what the form reports is only shown.
  const [elements] = useState(() =>
    stripe.elements({
      mode: 'payment',
      amount: amount.amount_minor,
      currency: amount.currency.toLowerCase(),
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      appearance: { theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe' },
    }),
  );

  // The same function each time: a new one would take the form away, and what was typed with it.
  const mount = useCallback(
    (node: HTMLDivElement) => {
      const element = elements.getElement('payment') ?? elements.create('payment');
      element.mount(node);
      return () => element.unmount();
    },
    [elements],
  );

  async function submit(savesCard: boolean) {
    setRefusal(undefined);
    const { error: incomplete } = await elements.submit();
    // What is incomplete, the form says itself, under its fields.
    const token = incomplete ? undefined : await stripe.createConfirmationToken({ elements });
    if (token?.error) setRefusal(token.error.message ?? stripeFormLabels.notAccepted);
    if (token?.confirmationToken)
      onPay({ kind: 'provider_method', id: token.confirmationToken.id }, savesCard);
  }

  return (
    <Formik
      initialValues={{ save_card: false }}
      onSubmit={async ({ save_card: savesCard }) => {
        if (!isBusy) await submit(savesCard);
      }}
    >
      {({ isSubmitting }) => (
        <Form aria-label={stripeFormLabels.form} className="grid gap-5">
          <div ref={mount} />
          {refusal && (
            <p role="alert" className="alert alert-error alert-soft">
              <ContactText>{refusal}</ContactText>
            </p>
          )}
          <SaveCardChoice />
          {children(isBusy || isSubmitting)}
        </Form>
      )}
    </Formik>
  );
}

/**
 * Stripe's own script, from Stripe's own address as its terms demand, once the card form is shown and not before.
 * Card data goes from its frames to Stripe, never through this page or to our API.
 */
function stripeOptions(publishableKey: string) {
  return queryOptions({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const { loadStripe } = await loadModule(stripeFormLabels.part, () => import('@stripe/stripe-js/pure'));
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe gave no form.');
      return stripe;
    },
    // The visitor tries again; the time of an attempt is limited already.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // It is no data: comparing it with an earlier one would read all of Stripe.
    structuralSharing: false,
  });
}
