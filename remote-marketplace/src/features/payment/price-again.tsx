import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fillIn } from '@drove/shared-ui';
import { formatMoney, type Money } from '@drove/shared-ui/formats';
import { carOptions } from '../../api/cars';
import { quoteOptions, type Quote } from '../../api/quotes';
import { periodQuery, type Period } from '../../lib/car-search';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-skeleton';
import { FocusedHeading } from './focused-heading';
import { HoldRefused } from './hold-refused';
import { priceAgainLabels } from './labels';
import { TripSummary } from './trip-summary';

interface PriceAgainProps {
  heading: string;
  sentence: ReactNode;
  carUuid: string;
  period: Period;
  /** What the trip was to cost before. */
  before: Money | undefined;
  /** The button that requested it has gone. */
  takesFocus?: boolean;
}

/** The price of the same trip as it is now, to be agreed to before the car is held and anything is paid. */
export function PriceAgain(props: PriceAgainProps) {
  const { heading, sentence, carUuid, period, before, takesFocus = false } = props;
  const api = useApi();
  const car = useQuery(carOptions(api, carUuid));
  // An earlier quote may have expired: only the answer to this request is shown.
  const quote = useQuery({
    ...quoteOptions(api, carUuid, period),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

  if (quote.isFetching || car.isLoading) {
    return (
      <CheckoutFrame>
        <CheckoutSkeleton sentence={priceAgainLabels.loading} />
      </CheckoutFrame>
    );
  }
  if (!quote.data || !car.data) {
    return (
      <HoldRefused
        error={quote.error ?? car.error}
        carUuid={carUuid}
        period={period}
        isBusy={false}
        onRetry={() => void Promise.all([quote.refetch(), car.refetch()])}
      />
    );
  }
  const { quote_uuid: quoteUuid, total } = quote.data;
  const link = new URLSearchParams({ car: carUuid, quote: quoteUuid }).toString();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div>
        <h1 className="text-3xl font-bold tracking-tight">
          <FocusedHeading isFocused={takesFocus}>{heading}</FocusedHeading>
        </h1>
        <p className="mt-4 text-lg text-base-content/80">{sentence}</p>
        <p className="mt-3 text-lg">{compared(quote.data, before)}</p>
      </div>
      <TripSummary
        car={car.data}
        trip={quote.data}
        changeLink={`/carlisting/car/${carUuid}${periodQuery(period)}`}
      />
      <Link to={`/payment?${link}`} replace className="btn btn-primary">
        {priceAgainLabels.holdCar(formatMoney(total))}
      </Link>
    </div>
  );
}

function compared({ total }: Quote, before: Money | undefined): ReactNode {
  if (!before) return null;
  if (before.amount_minor === total.amount_minor) return priceAgainLabels.samePrice;
  return fillIn(priceAgainLabels.newPrice(formatMoney(before)), {
    total: <strong>{formatMoney(total)}</strong>,
  });
}
