import { nearestOf, useApi } from '@drove/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NearestTimes } from '@drove/shared-ui';
import { formatLocalTime, formatMoney, formatOnCarClock } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import { quoteOptions, type Quote } from '../../api/quotes';
import type { Period } from '../../lib/car-search';
import { isRounded } from '../../lib/price-labels';
import { Icon } from '../../ui/icon';
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
  onReserve: () => void;
}

/** The chosen days, which can be changed here, what they cost, line by line, and the way to reserve the car. */
export function PricePanel({ car, period, query, onChooseDates, onPick, onReserve }: PricePanelProps) {
  const quote = query.isError || !period ? undefined : query.data;
  const perDay = quote?.price_per_day ?? car.price_per_day;
  const isAbout = isRounded({ perDay, trip: quote && { total: quote.total, days: quote.billable_days } });
  return (
    <section
      aria-labelledby="price"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="price" className="text-lg">
        <span className="text-base-content/75">{isAbout ? pricePanelLabels.about : ''}</span>
        <strong className="text-2xl">{formatMoney(perDay)}</strong>{' '}
        <span className="text-base-content/75">{pricePanelLabels.unit}</span>
      </h2>
      <button
        type="button"
        className="input mt-4 h-auto min-h-12 w-full cursor-pointer py-2 text-left whitespace-normal"
        aria-haspopup="dialog"
        onClick={onChooseDates}
      >
        <Icon name="calendar" className="size-5 text-primary" />
        <span>
          {period && <span className="sr-only">{`${pricePanelLabels.dates} `}</span>}
          <span>
            {period
              ? `${formatLocalTime(period.pickUp)} – ${formatLocalTime(period.return)}`
              : pricePanelLabels.addDates}
          </span>
        </span>
      </button>
      <div aria-live="polite" aria-busy={query.isFetching}>
        {quote && <Lines quote={quote} isOld={query.isPlaceholderData} isAbout={isAbout} />}
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
          onReserve={onReserve}
        />
      </div>
    </section>
  );
}

function Lines({ quote, isOld, isAbout }: { quote: Quote; isOld: boolean; isAbout: boolean }) {
  const { free_cancellation_until: freeUntil, time_zone: timeZone } = quote;
  return (
    <div className={isOld ? 'opacity-60' : ''}>
      <PriceLines quote={quote} />
      {isAbout && <p className="mt-3 text-sm text-base-content/75">{pricePanelLabels.rounded}</p>}
      <p className="mt-3 flex gap-2 text-sm">
        <Icon name="check" className="size-5 shrink-0 text-primary" />
        <span>
          {freeUntil
            ? pricePanelLabels.freeUntil(formatOnCarClock(freeUntil, timeZone, { year: false }))
            : pricePanelLabels.freeForAnHour}
        </span>
      </p>
    </div>
  );
}
