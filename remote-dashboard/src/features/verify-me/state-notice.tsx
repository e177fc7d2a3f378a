import { useApi } from '@drove/api-client';
import type { Tone } from '@drove/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '@drove/shared-auth';
import { Link } from 'react-router-dom';
import { formatAbout, formatInstant, formatOnCarClock } from '@drove/shared-ui/formats';
import { ContactText } from '@drove/shared-ui';
import { useFocusOnce } from '@drove/shared-ui/use-focus-once';
import type { Reservation } from '../../api/reservations';
import { homeOptions } from '../../api/home';
import type { MyVerification } from './api/my-verification';
import { WantedTripLink } from '../../ui/wanted-trip-link';
import { stateNoticeLabels } from './labels';
import { verifiedText } from './verified-labels';

type State = MyVerification['user_verification'];

const looks: Record<Tone, string> = {
  success: 'border-success/40 bg-success/10',
  info: 'border-info/40 bg-info/10',
  warning: 'border-warning/40 bg-warning/10',
  error: 'border-error/40 bg-error/10',
  neutral: 'border-base-300 bg-base-100',
};

const notices: Record<State, { heading: string; text: string; tone: Tone }> = {
  unverified: {
    heading: stateNoticeLabels.renterHeading,
    // How long it takes, the server knows.
    text: '',
    tone: 'neutral',
  },
  pending: {
    heading: stateNoticeLabels.pending,
    text: '',
    tone: 'info',
  },
  verified: {
    heading: stateNoticeLabels.verified,
    // What it means depends on the documents.
    text: '',
    tone: 'success',
  },
  changes_requested: {
    heading: stateNoticeLabels.changes,
    text: stateNoticeLabels.changesText,
    tone: 'warning',
  },
  rejected: {
    heading: stateNoticeLabels.rejected,
    text: stateNoticeLabels.rejectedText,
    tone: 'error',
  },
  expired: {
    heading: stateNoticeLabels.expired,
    text: stateNoticeLabels.expiredText,
    tone: 'warning',
  },
};

/** Where a person stands, why, and what to do about it. */
export function StateNotice({ verification }: { verification: MyVerification }) {
  const notice = useFocusOnce<HTMLDivElement>(verification.is_waiting);
  const { user_verification: state, reason, required, submitted_at: submittedAt } = verification;
  // Without it the page says what it says without a chosen trip.
  const renting = useQuery(homeOptions(useApi())).data?.renting;
  const wanted = renting?.wanted_trip;
  const held = renting?.trips.find(
    ({ can, awaits_verification: awaits }) => awaits && can.includes('release'),
  );
  const isOwner = useMay('host');
  const isBarred = !verification.may_edit && !verification.is_waiting;
  const { heading, text, tone } = notices[state];
  const mayRent = verification.may_rent;
  const isShort = state === 'unverified' && !required.includes('licence_front');
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className={`scroll-mt-20 mt-6 outline-none rounded-box border p-5 ${looks[tone]}`}
    >
      <p className="text-lg font-semibold">{isShort ? stateNoticeLabels.ownerHeading : heading}</p>
      {reason && <p className="mt-1 font-medium">{reason}</p>}
      <p className="mt-1 text-base-content/85">
        {isShort ? stateNoticeLabels.ownerText : textOf(verification) || text}
      </p>
      {isBarred && (
        <p className="mt-1 font-medium">
          <ContactText>{stateNoticeLabels.inactive}</ContactText>
        </p>
      )}
      {state === 'verified' && verification.is_waiting && (
        <p className="mt-1">{stateNoticeLabels.verifiedPending}</p>
      )}
      {verification.is_waiting && submittedAt && (
        <p className="mt-1 text-sm text-base-content/80">
          {stateNoticeLabels.sentOn(formatInstant(submittedAt))}
        </p>
      )}
      {held && <HeldTrip trip={held} isSent={verification.is_waiting} />}
      {wanted && <WantedTripLink trip={wanted} isBookable={mayRent} />}
      {!wanted && !held && (state === 'pending' || mayRent || (isOwner && state === 'verified')) && (
        <Link
          to={isOwner ? '/dashboard/owner-cars' : '/carlisting'}
          className="mt-3 inline-block link font-medium"
        >
          {isOwner
            ? stateNoticeLabels.myCars
            : state === 'verified'
              ? stateNoticeLabels.find
              : stateNoticeLabels.browse}
        </Link>
      )}
    </div>
  );
}

function textOf(verification: MyVerification): string {
  const { user_verification: state, usual_minutes: minutes } = verification;
  const usual = minutes === null ? stateNoticeLabels.usualUnknown : formatAbout(minutes);
  if (state === 'unverified') return stateNoticeLabels.renterText(usual);
  if (state === 'pending') return stateNoticeLabels.pendingText(usual);
  return state === 'verified' ? verifiedText(verification) : '';
}

/** The car that is held meanwhile. */
function HeldTrip({ trip, isSent }: { trip: Reservation; isSent: boolean }) {
  const { car, hold_expires_at: until, time_zone: zone, reservation_uuid: uuid } = trip;
  const sentence = isSent ? stateNoticeLabels.held : stateNoticeLabels.heldForDocuments;
  return (
    <p className="mt-3">
      <span>{sentence(`${car.make} ${car.model}`, until ? formatOnCarClock(until, zone) : '')}</span>
      <span> </span>
      <Link to={`/payment?reservation=${uuid}`} className="link font-medium">
        {stateNoticeLabels.toHeld}
      </Link>
    </p>
  );
}
