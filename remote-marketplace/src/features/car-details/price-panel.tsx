import { nearestOf, useApi } from 'api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NearestTimes } from 'shared-ui';
import { formatLocalTime, formatMoney } from 'shared-ui/formats';
import type { Car } from '../../api/cars';
import { quoteOptions, type Quote } from '../../api/quotes';
import type { Period } from '../../lib/car-search';
import { PriceLines } from '../../ui/price-lines';
import { pricePanelLabels } from './labels';
import { OwnHold } from './own-hold';
import { ReserveButton } from './reserve-button';
import { canRetry, quoteMessages } from './quote.messages';

/** The price of a trip as it will be charged, newest first: what is shown belongs to what is chosen. */
export function useQuote(car: Car, period: Period | undefined) {
  const api = useApi();
  return useQuery({
    ...quoteOptions(api, car.car_uuid, period ?? { pickUp: '', return: '' }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });
}

interface PricePanelProps {
  car: Car;
  period: Period | undefined;
  query: ReturnType<typeof useQuote>;
  onChooseDates: () => void;
  onPick: (period: Period) => void;
}

/** What the chosen trip costs, line by line, and the way to reserve it. */
export function PricePanel({ car, period, query, onChooseDates, onPick }: PricePanelProps) {
  const quote = query.isError ? undefined : query.data;
  return (
    <section
      aria-labelledby="price"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="price" className="text-lg">
        <strong className="text-2xl">
          {formatMoney((period && quote?.price_per_day) ?? car.price_per_day)}
        </strong>{' '}
        <span className="text-base-content/75">{pricePanelLabels.unit}</span>
      </h2>
      {period && (
        <p className="mt-2 text-sm text-base-content/80">
          {`${formatLocalTime(period.pickUp)} – ${formatLocalTime(period.return)}`}
        </p>
      )}
      <div aria-live="polite" aria-busy={query.isFetching}>
        {period && quote && <Lines quote={quote} isOld={query.isPlaceholderData} />}
        {period && query.isPending && (
          <p className="mt-4 flex min-h-40 items-center gap-3 text-base-content/75">
            <span aria-hidden="true" className="loading loading-spinner loading-sm" />
            {pricePanelLabels.loading}
          </p>
        )}
        {period && query.isError && (
          <div className="mt-4 grid gap-3">
            <p className="text-error">{quoteMessages(query.error)}</p>
            <NearestTimes
              periods={nearestOf(query.error)}
              onPick={({ pick_up: pickUp, return: back }) => onPick({ pickUp, return: back })}
            />
            <OwnHold carUuid={car.car_uuid} />
            {canRetry(query.error) && (
              <button type="button" className="btn btn-outline" onClick={() => void query.refetch()}>
                {pricePanelLabels.retry}
              </button>
            )}
          </div>
        )}
      </div>
      <div className="mt-5">
        <ReserveButton
          car={car}
          period={period}
          quote={query.isPlaceholderData ? undefined : quote}
          onChooseDates={onChooseDates}
        />
      </div>
    </section>
  );
}

function Lines({ quote, isOld }: { quote: Quote; isOld: boolean }) {
  return (
    <div className={isOld ? 'opacity-60' : ''}>
      <PriceLines quote={quote} />
    </div>
  );
}
