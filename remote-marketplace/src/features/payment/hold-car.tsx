import { useQuery } from '@tanstack/react-query';
import { isRefusedWith, useApi } from '@drove/api-client';
import { Navigate } from 'react-router-dom';
import { existingQuoteOptions } from '../../api/quotes';
import { holdOptions } from '../../api/reservations';
import { readPeriod } from '../../lib/car-search';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-skeleton';
import { HoldRefused } from './hold-refused';
import { holdCarLabels } from './labels';
import { PriceAgain } from './price-again';

interface HoldCarProps {
  quoteUuid: string;
  parameters: URLSearchParams;
}

/** Holds the quoted car for anyone who came to pay, and goes on to the reservation; or says why that is not possible. */
export function HoldCar({ quoteUuid, parameters }: HoldCarProps) {
  const api = useApi();
  const hold = useQuery(holdOptions(api, quoteUuid));
  const hasExpired = isRefusedWith<'POST /reservations'>(hold.error, 'QUOTE_EXPIRED', 'QUOTE_NOT_FOUND');
  const quote = useQuery({ ...existingQuoteOptions(api, quoteUuid), enabled: hold.isError });

  if (hold.data) return <Navigate to={`/payment?reservation=${hold.data.reservation_uuid}`} replace />;
  if (hold.isPending || quote.isLoading) {
    return (
      <CheckoutFrame>
        <CheckoutSkeleton sentence={holdCarLabels.loading} />
      </CheckoutFrame>
    );
  }

  const inAddress = readPeriod(parameters);
  const carUuid = quote.data?.car_uuid ?? parameters.get('car') ?? '';
  const period = quote.data
    ? { pickUp: quote.data.pick_up, return: quote.data.return }
    : inAddress === 'nonsense'
      ? undefined
      : inAddress;
  if (hasExpired && period) {
    return (
      <PriceAgain
        heading={holdCarLabels.expiredHeading}
        sentence={holdCarLabels.expired}
        carUuid={carUuid}
        period={period}
        before={quote.data?.total}
      />
    );
  }
  return (
    <HoldRefused
      error={hold.error}
      carUuid={carUuid}
      period={period}
      isBusy={hold.isFetching}
      onRetry={() => void hold.refetch()}
    />
  );
}
