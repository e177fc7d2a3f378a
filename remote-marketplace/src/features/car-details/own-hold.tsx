import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { formatLocalTime } from '@drove/shared-ui/formats';
import { tripsToPayOptions } from '../../api/reservations';
import { ownHoldLabels } from './labels';

/** Anyone who comes back from the payment may find the car taken by themselves: leads on to paying for it. */
export function OwnHold({ carUuid }: { carUuid: string }) {
  const api = useApi();
  const session = useSession();
  const mayRent =
    session.status === 'signed-in' && session.user.kind === 'full' && session.user.role !== 'admin';
  const { data: trips = [] } = useQuery({ ...tripsToPayOptions(api), enabled: mayRent });
  const own = trips.find(({ car }) => car.car_uuid === carUuid);
  if (!own) return null;
  return (
    <>
      <p>{ownHoldLabels.held(formatLocalTime(own.pick_up), formatLocalTime(own.return))}</p>
      <Link to={`/payment?reservation=${own.reservation_uuid}`} className="btn btn-primary">
        {ownHoldLabels.toPayment}
      </Link>
    </>
  );
}
