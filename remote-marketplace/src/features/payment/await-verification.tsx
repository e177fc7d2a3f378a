import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { Link } from 'react-router-dom';
import { ContactText } from '@drove/shared-ui';
import { formatAbout, formatMoney, formatOnCarClock } from '@drove/shared-ui/formats';
import { useReleaseHold } from '../../api/holds';
import { releaseMessage } from '../../api/holds.messages';
import { myVerificationOptions } from './api/my-verification';
import { reservationKeys, type Reservation } from '../../api/reservations';
import { FocusedHeading } from './focused-heading';
import { HoldCountdown } from './hold-countdown';
import { awaitVerificationLabels } from './labels';
import { TripSummary } from './trip-summary';

interface AwaitVerificationProps {
  reservation: Reservation;
  /** It was come to from another stage of the same page. */
  takesFocus: boolean;
}

/** A car that is held until its customer is verified: what is awaited, how long that takes, and the way to the documents. */
export function AwaitVerification({ reservation, takesFocus }: AwaitVerificationProps) {
  const { data: verification } = useSuspenseQuery(myVerificationOptions(useApi()));
  const { hold_expires_at: until, reservation_uuid: uuid, time_zone: zone, total } = reservation;
  const release = useReleaseHold();
  const queryClient = useQueryClient();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: reservationKeys.all });
  const { is_waiting: isSent, usual_minutes: usual } = verification;
  const clock = until ? formatOnCarClock(until, zone, { year: false }) : '';
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-3xl font-bold tracking-tight">
        <FocusedHeading isFocused={takesFocus}>
          {isSent ? awaitVerificationLabels.sentHeading : awaitVerificationLabels.heading}
        </FocusedHeading>
      </h1>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        {until && <HoldCountdown sentence={awaitVerificationLabels.held} until={until} />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <TripSummary car={reservation.car} trip={reservation} />
        </div>
        <section
          aria-labelledby="what-next"
          className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
        >
          <h2 id="what-next" className="text-xl font-semibold tracking-tight">
            {awaitVerificationLabels.next}
          </h2>
          <div className="mt-2 grid gap-3 text-base-content/80">
            <p>
              {isSent
                ? awaitVerificationLabels.sent(formatMoney(total))
                : awaitVerificationLabels.toSend(formatMoney(total))}
            </p>
            <p>
              {usual === null
                ? awaitVerificationLabels.unknown
                : awaitVerificationLabels.usual(formatAbout(usual))}
            </p>
            <p>{isSent ? awaitVerificationLabels.until(clock) : awaitVerificationLabels.untilSent(clock)}</p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link
              to="/dashboard/user-ver-doc-form"
              className={isSent ? 'btn btn-outline' : 'btn btn-primary'}
            >
              {isSent ? awaitVerificationLabels.seeDocuments : awaitVerificationLabels.sendDocuments}
            </Link>
            <Link to={`/dashboard/customer-reservations/${uuid}`} className="btn btn-outline">
              {awaitVerificationLabels.toTrip}
            </Link>
            <button
              type="button"
              className="btn btn-ghost"
              aria-disabled={release.isPending}
              onClick={() => {
                if (!release.isPending) release.mutate(uuid, { onSuccess: () => void lookAgain() });
              }}
            >
              {awaitVerificationLabels.release}
            </button>
          </div>
          <p role="alert" className="mt-3 text-error empty:hidden">
            <ContactText>{release.isError ? releaseMessage(release.error) : ''}</ContactText>
          </p>
        </section>
      </div>
    </div>
  );
}
