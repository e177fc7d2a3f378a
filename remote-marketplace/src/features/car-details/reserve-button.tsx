import { Link } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import type { Car } from '../../api/cars';
import type { Quote } from '../../api/quotes';
import type { Period } from '../../lib/car-search';
import { HoldObstacle } from './hold-obstacle';
import { reserveButtonLabels } from './labels';
import { paymentPath } from './payment-path';
import { ReserveAccount } from './reserve-sheet';

/** Whether it is someone who books cars, and not their own: visitors may, since they sign in on the way. */
export function useMayReserve(car: Car): boolean {
  const session = useSession();
  const isAdmin =
    session.status === 'signed-in' && session.user.kind === 'full' && session.user.role === 'admin';
  return !isAdmin && !car.is_own;
}

interface ReserveButtonProps {
  car: Car;
  period: Period | undefined;
  /** Missing while there is no price for exactly this period. */
  quote: Quote | undefined;
  onChooseDates: () => void;
  /** Opens the sheet in which a visitor signs up or in. */
  onReserve: () => void;
}

/** On to the payment; a visitor signs up or in beside the car first. */
export function ReserveButton({ car, period, quote, onChooseDates, onReserve }: ReserveButtonProps) {
  const session = useSession();
  const mayReserve = useMayReserve(car);

  if (car.is_own) {
    return (
      <>
        <p className="mb-3 text-sm text-base-content/80">{reserveButtonLabels.ownCarNote}</p>
        <Link to={`/upload-car-page?car=${car.car_uuid}`} className="btn w-full btn-outline">
          {reserveButtonLabels.editCar}
        </Link>
      </>
    );
  }
  if (!mayReserve) {
    return <p className="text-sm text-base-content/80">{reserveButtonLabels.administratorNote}</p>;
  }
  if (!period || !quote) {
    return (
      <button type="button" className="btn w-full btn-primary" onClick={onChooseDates}>
        {period ? reserveButtonLabels.changeDates : reserveButtonLabels.chooseDates}
      </button>
    );
  }

  return (
    <HoldObstacle carUuid={car.car_uuid} timeZone={car.place.time_zone} period={period}>
      {session.status === 'signed-out' ? (
        <button
          type="button"
          className="btn w-full btn-primary"
          aria-haspopup="dialog"
          {...ReserveAccount.onIntent}
          onClick={onReserve}
        >
          {reserveButtonLabels.reserve}
        </button>
      ) : (
        <Link to={paymentPath(car, quote)} className="btn w-full btn-primary">
          {reserveButtonLabels.reserve}
        </Link>
      )}
      <p className="mt-2 text-center text-sm text-base-content/75">
        {session.status === 'signed-out' ? reserveButtonLabels.signInNote : reserveButtonLabels.chargeNote}
      </p>
    </HoldObstacle>
  );
}
