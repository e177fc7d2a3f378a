import { useMutation } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect } from 'react';
import { ContactText } from '@drove/shared-ui';
import { useConfirmPayment } from './api/payments';
import { stripeChallengeLabels } from './card-labels';
import { payMessage } from './pay.messages';

interface StripeChallengeProps {
  stripe: Stripe;
  paymentUuid: string;
  clientSecret: string;
}

/** The bank's question through Stripe's own dialog (3-D Secure); whatever the answer, our API looks it up. */
export function StripeChallenge({ stripe, paymentUuid, clientSecret }: StripeChallengeProps) {
  const confirm = useConfirmPayment(paymentUuid);
  const ask = useMutation({
    mutationFn: async () => {
      await stripe.handleNextAction({ clientSecret });
      await confirm.mutateAsync({});
    },
    networkMode: 'always',
  });
  const { mutate: begin } = ask;
  useEffect(() => begin(), [begin]);

  return (
    <div className="grid gap-4">
      <div role="status" className="alert alert-info alert-soft">
        <span>{stripeChallengeLabels.notice}</span>
        {ask.isError && (
          <button type="button" className="btn btn-sm" onClick={() => begin()}>
            {stripeChallengeLabels.retry}
          </button>
        )}
      </div>
      {ask.isError && (
        <p role="alert" className="alert alert-error alert-soft">
          <ContactText>{payMessage(ask.error)}</ContactText>
        </p>
      )}
    </div>
  );
}
