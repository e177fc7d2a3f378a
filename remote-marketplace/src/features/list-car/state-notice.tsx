import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { ContactText, NextSteps } from '@drove/shared-ui';
import { useFocusOnce } from '@drove/shared-ui/use-focus-once';
import { nextStepsOptions, type OwnCar } from './api/my-cars';
import { stateNoticeLabels } from './labels';

/** Where the car is on its way to the list, and what to do about it. */
export function StateNotice({ car }: { car: OwnCar }) {
  const notice = notices[car.verification];
  // Sending a car takes the button for it away, far below.
  const status = useFocusOnce<HTMLDivElement>(car.verification === 'pending');
  if (!notice) return null;
  return (
    <div className="grid gap-4">
      <State ref={status} car={car} notice={notice} />
      {(car.verification === 'pending' || car.verification === 'approved') && <Steps car={car} />}
    </div>
  );
}

/** What is left for this car to be listed, and for its owner to be paid: nothing says done while a step is open. */
function Steps({ car }: { car: OwnCar }) {
  const { data: steps } = useQuery(nextStepsOptions(useApi(), car));
  if (!steps || steps.is_done) return null;
  return <NextSteps heading={stateNoticeLabels.steps} summary={steps.summary} steps={steps.next_steps} />;
}

interface StateProps {
  ref: Ref<HTMLDivElement>;
  car: OwnCar;
  notice: NonNullable<(typeof notices)['pending']>;
}

function State({ ref, car, notice }: StateProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-labelledby="car-state"
      className={`scroll-mt-20 rounded-box border p-5 outline-none ${notice.look}`}
    >
      <p id="car-state" className="font-semibold">
        {notice.heading}
      </p>
      {car.verification_reason && <p className="mt-1">{stateNoticeLabels.reason(car.verification_reason)}</p>}
      <p className="mt-1 text-base-content/80">
        <ContactText>{notice.text}</ContactText>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/dashboard/owner-cars" className="link font-medium link-primary">
          {stateNoticeLabels.toMyCars}
        </Link>
        {car.is_public && (
          <Link to={`/carlisting/car/${car.car_uuid}`} className="link font-medium link-primary">
            {stateNoticeLabels.toCarPage}
          </Link>
        )}
      </p>
    </div>
  );
}

const calm = 'border-primary/40 bg-primary/8';
const urgent = 'border-warning bg-warning/8';
const notices: Partial<Record<OwnCar['verification'], { heading: string; text: string; look: string }>> = {
  pending: {
    heading: stateNoticeLabels.sent,
    text: stateNoticeLabels.sentText,
    look: calm,
  },
  approved: {
    heading: stateNoticeLabels.verified,
    text: stateNoticeLabels.verifiedText,
    look: calm,
  },
  changes_requested: {
    heading: stateNoticeLabels.changesNeeded,
    text: stateNoticeLabels.changesNeededText,
    look: urgent,
  },
  rejected: {
    heading: stateNoticeLabels.rejected,
    text: stateNoticeLabels.rejectedText,
    look: urgent,
  },
  suspended: {
    heading: stateNoticeLabels.suspended,
    text: stateNoticeLabels.suspendedText,
    look: urgent,
  },
};
