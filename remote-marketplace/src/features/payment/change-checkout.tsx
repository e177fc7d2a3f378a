import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatMoney } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { changeOptions, type ChangeOfTrip } from './api/changes';
import { MessagePage } from '@drove/shared-ui/message-page';
import { ChangeSummary } from './change-summary';
import { Checkout } from './checkout';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-skeleton';
import { FocusedHeading } from './focused-heading';
import { changeCheckoutLabels } from './labels';
import { isUnsettled, lookAgainMs, paymentsFor } from './payment-state';
import { nothingToPay } from './nothing-to-pay.messages';

/** Pays what the change in the address costs more than the trip did, or says that there is nothing to pay. */
export function ChangeCheckout() {
  const [parameters] = useSearchParams();
  const changeUuid = parameters.get('change') ?? '';
  if (!changeUuid) return <NoChange isInAddress={false} />;
  return (
    <QueryBoundary
      key={changeUuid}
      heading={changeCheckoutLabels.notLoaded}
      fallback={<CheckoutSkeleton sentence={changeCheckoutLabels.loading} />}
      frame={(content) => <CheckoutFrame>{content}</CheckoutFrame>}
    >
      <LoadedChange changeUuid={changeUuid} />
    </QueryBoundary>
  );
}

function LoadedChange({ changeUuid }: { changeUuid: string }) {
  const { data } = useSuspenseQuery({
    ...changeOptions(useApi(), changeUuid),
    refetchInterval: ({ state: { data: seen } }) =>
      seen?.change.status === 'awaiting_payment'
        ? lookAgainMs(paymentsFor(seen.reservation, changeUuid), seen.change.pay_by)
        : false,
  });
  if (data?.reservation.viewer !== 'customer') return <NoChange isInAddress />;
  return <Stage {...data} />;
}

function Stage({ change, reservation }: ChangeOfTrip) {
  const payments = paymentsFor(reservation, change.change_uuid);
  const isToPay =
    change.status === 'awaiting_payment' &&
    (reservation.can.includes('pay_change') || payments.some(isUnsettled));
  const [wasToPay] = useState(isToPay);

  if (isToPay) {
    return (
      <Checkout
        heading={changeCheckoutLabels.heading}
        held={{ sentence: changeCheckoutLabels.held, until: change.pay_by }}
        payable={{ kind: 'changes', uuid: change.change_uuid }}
        amount={change.difference}
        payments={payments}
        label={changeCheckoutLabels.pay(formatMoney(change.difference))}
        summary={<ChangeSummary change={change} reservation={reservation} />}
      >
        {changeCheckoutLabels.explanation}
      </Checkout>
    );
  }
  const { heading, text } = nothingToPay(change, payments);
  return (
    <MessagePage
      heading={<FocusedHeading isFocused={wasToPay}>{heading}</FocusedHeading>}
      ways={
        <Link
          to={`/dashboard/customer-reservations/${reservation.reservation_uuid}`}
          className="btn btn-primary"
        >
          {changeCheckoutLabels.toTrip}
        </Link>
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}

function NoChange({ isInAddress }: { isInAddress: boolean }) {
  return (
    <MessagePage
      heading={isInAddress ? changeCheckoutLabels.notFound : changeCheckoutLabels.heading}
      ways={
        <Link to="/dashboard/customer-reservations" className="btn btn-primary">
          {changeCheckoutLabels.toMyTrips}
        </Link>
      }
    >
      <p>{isInAddress ? changeCheckoutLabels.notFoundText : changeCheckoutLabels.nothingToPay}</p>
    </MessagePage>
  );
}
