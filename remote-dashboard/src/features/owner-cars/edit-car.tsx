import { Link } from 'react-router-dom';

interface EditCarProps {
  /** Whether a person has approved it, so that a change can cost that. */
  isVerified: boolean;
  /** The form, which begins with its first step. */
  to: string;
}

/** Says what a change will cost in verification before it is made, and leads to the part of the form for it. */
export function EditCar({ isVerified, to }: EditCarProps) {
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <h3 className="font-semibold">Photos, price, rules and calendar</h3>
        <p className="text-base-content/80">
          {isVerified
            ? 'Changes appear immediately, without another review.'
            : 'We’ll review the latest version.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={`${to}&step=photos`} className="btn btn-outline btn-sm">
            Photos
          </Link>
          <Link to={`${to}&step=price`} className="btn btn-outline btn-sm">
            Price and rules
          </Link>
          <Link to={`${to}&step=calendar`} className="btn btn-outline btn-sm">
            Calendar
          </Link>
        </div>
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">Car details</h3>
        <p className="text-base-content/80">
          {isVerified
            ? 'Changes to description, features and address appear immediately. A new make, model, year, number plate or VIN sends the car to verification again: it can’t be booked until we’ve checked it. Booked trips go ahead.'
            : 'We’re reviewing it and will check the latest version.'}
        </p>
        <div>
          <Link to={`${to}&step=car`} className="btn btn-outline btn-sm">
            Car and address
          </Link>
        </div>
      </section>
    </div>
  );
}
