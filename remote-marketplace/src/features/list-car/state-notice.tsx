import { Link } from 'react-router-dom';
import type { OwnCar } from '../../api/my-cars';

/** Where the car is on its way to the list, and what to do about it. */
export function StateNotice({ car }: { car: OwnCar }) {
  const notice = notices[car.verification];
  if (!notice) return null;
  return (
    <div role="status" className={`rounded-box border p-5 ${notice.look}`}>
      <p className="font-semibold">{notice.heading}</p>
      {car.verification_reason && <p className="mt-1">Reason: {car.verification_reason}</p>}
      <p className="mt-1 text-base-content/80">{notice.text}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/dashboard/owner-cars" className="link font-medium link-primary">
          Go to my cars
        </Link>
        {car.is_public && (
          <Link to={`/carlisting/car/${car.car_uuid}`} className="link font-medium link-primary">
            See it as renters do
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
    heading: 'Sent for verification',
    text: 'We look at the car now and tell you as soon as renters can see it. There is nothing to do for you.',
    look: calm,
  },
  approved: { heading: 'This car is verified', text: 'What you change here is shown at once.', look: calm },
  changes_requested: {
    heading: 'Please change something',
    text: 'Change it in the steps below, then send the car again on the last one.',
    look: urgent,
  },
  rejected: {
    heading: 'The car was not accepted',
    text: 'You can change it in the steps below and send it again on the last one.',
    look: urgent,
  },
  suspended: {
    heading: 'This car is suspended',
    text: 'Renters do not see it, and it cannot be changed at present.',
    look: urgent,
  },
};
