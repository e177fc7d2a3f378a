import { counted, formatMoney } from 'shared-ui/formats';
import type { Quote } from '../../api/quotes';
import type { Car } from '../../api/cars';
import { phoneBarLabels } from './labels';

interface PhoneBarProps {
  car: Car;
  quote: Quote | undefined;
  onShowPrice: () => void;
  onChooseDates: () => void;
}

/**
 * On a phone the price stays in view, with the way to the dates or to the lines of the price; above 125 % text it is at
 * the page's end alone, where it takes nothing of the screen.
 */
export function PhoneBar({ car, quote, onShowPrice, onChooseDates }: PhoneBarProps) {
  return (
    <div className="sticky bottom-[min(var(--tab-bar-height,0px),(20px-1rem)*99)] z-20 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-base-300 bg-base-100 px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      <p>
        <strong className="text-lg">{formatMoney(quote?.total ?? car.price_per_day)}</strong>{' '}
        <span className="text-sm text-base-content/75">
          {quote ? phoneBarLabels.totalFor(counted(quote.billable_days, 'day')) : phoneBarLabels.perDay}
        </span>
      </p>
      <button type="button" className="btn btn-primary" onClick={quote ? onShowPrice : onChooseDates}>
        {quote ? phoneBarLabels.seePrice : phoneBarLabels.chooseDates}
      </button>
    </div>
  );
}
