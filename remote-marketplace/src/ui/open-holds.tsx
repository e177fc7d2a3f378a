import { Link } from 'react-router-dom';
import { formatLocalTime } from '@drove/shared-ui/formats';
import { ContactText } from '@drove/shared-ui';
import { useNow } from '../lib/use-now';
import { openHoldsLabels } from './labels';

interface OpenHold {
  reservation_uuid: string;
  make: string;
  model: string;
  pick_up: string;
  return: string;
  /** The instant at which others can have the car. */
  expires_at: string;
  /** It cannot be paid yet. */
  awaits_verification: boolean;
}

interface OpenHoldsProps {
  holds: readonly OpenHold[];
  onRelease: (reservationUuid: string) => void;
  /** The one that is being released. */
  releasing: string | undefined;
  /** Why one was not released. */
  error: string | undefined;
}

/** The cars that are held for a customer who has not paid yet: each can be paid for or let go. */
export function OpenHolds({ holds, onRelease, releasing, error }: OpenHoldsProps) {
  const now = useNow();
  return (
    <>
      <ul aria-label={openHoldsLabels.list} className="grid gap-3 text-base">
        {holds.map(
          ({
            reservation_uuid: uuid,
            make,
            model,
            pick_up: pickUp,
            return: back,
            expires_at,
            awaits_verification: awaits,
          }) => (
            <li key={uuid} className="rounded-box border border-base-300 p-4">
              <p className="wrap-anywhere">
                <strong>{`${make} ${model}`}</strong>
                <span>{`, ${formatLocalTime(pickUp)} – ${formatLocalTime(back)}`}</span>
              </p>
              <p className="mt-1 text-sm text-base-content/80">
                {openHoldsLabels.timeLeft(timeLeft(Date.parse(expires_at) - now))}
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                <Link to={`/payment?reservation=${uuid}`} className="btn btn-outline btn-sm">
                  {awaits ? openHoldsLabels.open(make, model) : openHoldsLabels.payFor(make, model)}
                </Link>
                <button
                  type="button"
                  className="btn btn-ghost btn-sm"
                  aria-disabled={releasing !== undefined}
                  onClick={() => releasing === undefined && onRelease(uuid)}
                >
                  {releasing === uuid && (
                    <span className="loading loading-spinner loading-xs" aria-hidden="true" />
                  )}
                  <span>{openHoldsLabels.release(make, model)}</span>
                </button>
              </div>
            </li>
          ),
        )}
      </ul>
      {error && (
        <p role="alert" className="text-error">
          <ContactText>{error}</ContactText>
        </p>
      )}
    </>
  );
}

/** `12 minutes`, rounded up. */
function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes < 120 ? openHoldsLabels.minutes(minutes) : openHoldsLabels.hours(Math.ceil(minutes / 60));
}
