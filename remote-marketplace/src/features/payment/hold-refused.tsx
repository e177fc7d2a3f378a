import { isRefusedWith, nearestOf, Refused } from '@drove/api-client';
import { Link, useNavigate } from 'react-router-dom';
import { NearestTimes, RetryNotice } from '@drove/shared-ui';
import { periodQuery, type Period } from '../../lib/car-search';
import { MessagePage } from '@drove/shared-ui/message-page';
import { holdRefusedLabels, tooManyHoldsLabels } from './labels';
import { ConfirmEmail } from '../../ui/confirm-email';
import { PhoneNeeded } from './phone-needed';
import { TooManyHolds } from './too-many-holds';
import { holdRefusal, type HoldRefusal } from './hold-refused.messages';

interface HoldRefusedProps {
  error: unknown;
  carUuid: string;
  period: Period | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why a car is not held for a person, before the card form is shown, and what they can do about it. */
export function HoldRefused({ error, carUuid, period, isBusy, onRetry }: HoldRefusedProps) {
  const navigate = useNavigate();
  const problem = error instanceof Refused ? error.problem : undefined;
  if (isRefusedWith<'POST /reservations'>(error, 'HOLD_LIMIT_REACHED', 'ONE_HOLD_UNTIL_VERIFIED')) {
    const isOne = error.problem?.code === 'ONE_HOLD_UNTIL_VERIFIED';
    const heading = isOne ? tooManyHoldsLabels.oneHeading : tooManyHoldsLabels.heading;
    return <TooManyHolds heading={heading} sentence={error.message} onRetry={onRetry} isBusy={isBusy} />;
  }
  if (isRefusedWith<'POST /reservations'>(error, 'PHONE_UNREADABLE'))
    return <PhoneNeeded onSaved={onRetry} />;
  const refusal = holdRefusal(problem?.code);
  if (!refusal) {
    return (
      <div className="mx-auto max-w-2xl px-4 py-12">
        <RetryNotice heading={holdRefusedLabels.heading} error={error} isBusy={isBusy} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <MessagePage
      heading={refusal.heading}
      ways={<Ways way={refusal.way} carUuid={carUuid} period={period} />}
    >
      {refusal.way === 'confirm' ? (
        <ConfirmEmail explanation={holdRefusedLabels.confirmEmail} onConfirmed={onRetry} />
      ) : (
        <p>{refusal.sentence ?? problem?.message}</p>
      )}
      <NearestTimes
        periods={nearestOf(error)}
        onPick={({ pick_up: pickUp, return: back }) =>
          void navigate(`/carlisting/car/${carUuid}${periodQuery({ pickUp, return: back })}`)
        }
      />
    </MessagePage>
  );
}

interface WaysProps {
  way: HoldRefusal['way'];
  carUuid: string;
  period: Period | undefined;
}

/** The likeliest way on first. */
function Ways({ way, carUuid, period }: WaysProps) {
  const otherDays = { to: `/carlisting/car/${carUuid}`, label: holdRefusedLabels.otherDates };
  const sameCar = {
    to: `/carlisting/car/${carUuid}${periodQuery(period)}`,
    label: holdRefusedLabels.toCar,
  };
  const otherCars = { to: `/carlisting${periodQuery(period)}`, label: holdRefusedLabels.toCars };
  const ways = {
    'other-days': carUuid ? [otherDays, otherCars] : [otherCars],
    'other-cars': [otherCars],
    verify: [{ to: '/dashboard/user-ver-doc-form', label: holdRefusedLabels.toVerification }, sameCar],
    confirm: [sameCar],
    dashboard: [
      { to: '/dashboard', label: holdRefusedLabels.toDashboard },
      { to: '/contact', label: holdRefusedLabels.toContact },
    ],
  }[way];
  return ways.map(({ to, label }, index) => (
    <Link
      key={to}
      to={to}
      className={index === 0 && way !== 'confirm' ? 'btn btn-primary' : 'btn btn-outline'}
    >
      {label}
    </Link>
  ));
}
