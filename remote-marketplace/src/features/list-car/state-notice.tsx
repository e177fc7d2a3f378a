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
            View as a renter
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
    text: 'We’re checking your car and will let you know as soon as it’s listed. You don’t need to do anything.',
    look: calm,
  },
  approved: { heading: 'This car is verified', text: 'Changes appear immediately.', look: calm },
  changes_requested: {
    heading: 'Changes needed',
    text: 'Make the changes in the steps below, then send the car again in the last step.',
    look: urgent,
  },
  rejected: {
    heading: 'The car was not accepted',
    text: 'You can make changes in the steps below and send it again in the last step.',
    look: urgent,
  },
  suspended: {
    heading: 'This car is suspended',
    text: 'Renters can’t see it, and it can’t be edited for now.',
    look: urgent,
  },
};
