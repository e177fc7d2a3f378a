import { Navigate } from 'react-router-dom';
import { loadPart, useSession } from '@drove/shared-auth';
import { Sheet } from '@drove/shared-ui';
import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import type { Quote } from '../../api/quotes';
import { paymentPath } from './payment-path';
import { reserveSheetLabels } from './reserve-labels';

/** Signing up or in; its code comes when the way to it is pointed at. */
export const ReserveAccount = loadPart(() => import('./reserve-account').then((m) => m.ReserveAccount), {
  what: reserveSheetLabels.part,
  loading: <div className="h-[32rem]" />,
});

interface ReserveSheetProps {
  car: Car;
  /** Missing while there is no price: then there is nothing to reserve. */
  quote: Quote | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Beside the car, for a visitor: the trip and its total stay in view, and the reservation goes on once signed in. */
export function ReserveSheet({ car, quote, isOpen, onClose }: ReserveSheetProps) {
  const session = useSession();
  const path = quote && paymentPath(car, quote);
  if (isOpen && path && session.status === 'signed-in') return <Navigate to={path} />;
  return (
    <Sheet
      isOpen={isOpen && quote !== undefined}
      onClose={onClose}
      heading={reserveSheetLabels.heading(`${car.make} ${car.model}`)}
      className="sm:w-lg"
    >
      {quote && path && (
        <>
          <div className="sticky -top-5 z-10 -mx-5 -mt-5 mb-4 flex items-baseline justify-between gap-4 border-b border-base-300 bg-base-100 px-5 py-3">
            <p className="min-w-0">{`${formatLocalTime(quote.pick_up)} – ${formatLocalTime(quote.return)}`}</p>
            <p className="text-right">
              <strong className="text-lg">{formatMoney(quote.total)}</strong>
              <span className="block text-sm text-base-content/75">{reserveSheetLabels.notCharged}</span>
            </p>
          </div>
          <ReserveAccount path={path} />
        </>
      )}
    </Sheet>
  );
}
