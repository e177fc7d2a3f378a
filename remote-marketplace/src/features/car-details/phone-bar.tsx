import { Link } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { counted, dayOf, formatDays, formatMoney } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import type { Quote } from '../../api/quotes';
import type { Period } from '../../lib/car-search';
import { perDayLabel } from '../../lib/price-labels';
import { useHoldObstacle } from './hold-obstacle';
import { phoneBarLabels } from './labels';
import { paymentPath } from './payment-path';
import { useMayReserve } from './reserve-button';
import { ReserveAccount } from './reserve-sheet';

interface PhoneBarProps {
  car: Car;
  period: Period | undefined;
  /** Of exactly this period; missing while there is none. */
  quote: Quote | undefined;
  onShowPrice: () => void;
  onChooseDates: () => void;
  onReserve: () => void;
}

/**
 * On a phone dates, total and the way to reserve stay in view; above 125 % text, and in a low window, they are at the
 * page's end alone, where they take nothing of the screen.
 */
export function PhoneBar({ car, period, quote, onShowPrice, onChooseDates, onReserve }: PhoneBarProps) {
  const isVisitor = useSession().status === 'signed-out';
  const mayReserve = useMayReserve(car);
  const { pause, full } = useHoldObstacle(car.car_uuid);
  const canReserve = mayReserve && !pause && !full;
  return (
    <div className="sticky bottom-[min(var(--tab-bar-height,0px),(20px-1rem)*99)] z-20 -mx-4 mt-8 flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-base-300 bg-base-100 px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden [@media(height<20rem)]:static">
      {period ? (
        <button
          type="button"
          className="link min-h-11 text-left text-sm font-medium link-hover underline"
          aria-haspopup="dialog"
          onClick={onChooseDates}
        >
          <span className="sr-only">{phoneBarLabels.changeDates} </span>
          <span className="block">{formatDays(dayOf(period.pickUp), dayOf(period.return))}</span>
          <span className="block font-normal text-base-content/75">
            {quote ? counted(quote.billable_days, 'day') : ''}
          </span>
        </button>
      ) : (
        <p className="font-semibold">{perDayLabel({ perDay: car.price_per_day })}</p>
      )}
      {period && quote && canReserve && isVisitor && (
        <button
          type="button"
          className="btn btn-primary"
          aria-haspopup="dialog"
          {...ReserveAccount.onIntent}
          onClick={onReserve}
        >
          <span>{phoneBarLabels.reserve(formatMoney(quote.total))}</span>
        </button>
      )}
      {period && quote && canReserve && !isVisitor && (
        <Link to={paymentPath(car, quote)} className="btn btn-primary">
          <span>{phoneBarLabels.reserve(formatMoney(quote.total))}</span>
        </Link>
      )}
      {period && quote && !canReserve && (
        <button type="button" className="btn btn-outline" onClick={onShowPrice}>
          <span>{phoneBarLabels.seePrice(formatMoney(quote.total))}</span>
        </button>
      )}
      {!period && (
        <button type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={onChooseDates}>
          {phoneBarLabels.chooseDates}
        </button>
      )}
      {period && !quote && (
        <button type="button" className="btn btn-outline" onClick={onShowPrice}>
          {phoneBarLabels.toPrice}
        </button>
      )}
    </div>
  );
}
