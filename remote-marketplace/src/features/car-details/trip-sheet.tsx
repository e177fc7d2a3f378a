import { useDeferredValue } from 'react';
import { Sheet } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import type { Quote } from '../../api/quotes';
import { tripSheetLabels } from './labels';
import { TripPicker } from './trip-calendar';
import type { useTrip } from './use-trip';

interface TripSheetProps {
  car: Car;
  trip: ReturnType<typeof useTrip>;
  /** Of the chosen days; missing while there is none. */
  quote: Quote | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Days and times in front of the page, changed where their price is read: what is picked counts at once. */
export function TripSheet({ car, trip, quote, isOpen, onClose }: TripSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      heading={tripSheetLabels.heading}
      footer={
        <button type="button" className="btn w-full btn-primary" onClick={onClose}>
          <span>
            {quote ? tripSheetLabels.doneWithTotal(formatMoney(quote.total)) : tripSheetLabels.done}
          </span>
        </button>
      }
    >
      <LaterPicker car={car} trip={trip} />
    </Sheet>
  );
}

/** The sheet is there at once; the days are drawn into it after that. */
function LaterPicker({ car, trip }: Pick<TripSheetProps, 'car' | 'trip'>) {
  return <TripPicker car={car} trip={trip} isDrawn={useDeferredValue(true, false)} />;
}
