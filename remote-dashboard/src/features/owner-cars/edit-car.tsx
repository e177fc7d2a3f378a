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
          {isVerified ? 'Changes show at once, without another review.' : 'We see them as they are then.'}
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
        <h3 className="font-semibold">The car itself</h3>
        <p className="text-base-content/80">
          {isVerified
            ? 'Description, features and address are shown at once. A new make, model, year, number plate or VIN sends the car to verification again: until we have looked at it nobody can book it. Trips that are booked stay as they are.'
            : 'We are looking at it and see it as it is then.'}
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
