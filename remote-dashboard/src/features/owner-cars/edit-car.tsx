import { Link } from 'react-router-dom';
import { editCarLabels } from './labels';

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
        <h3 className="font-semibold">{editCarLabels.otherSteps}</h3>
        <p className="text-base-content/80">
          {isVerified ? editCarLabels.otherStepsText : editCarLabels.inReviewText}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={`${to}&step=photos`} className="btn btn-outline btn-sm">
            {editCarLabels.photos}
          </Link>
          <Link to={`${to}&step=price`} className="btn btn-outline btn-sm">
            {editCarLabels.terms}
          </Link>
          <Link to={`${to}&step=calendar`} className="btn btn-outline btn-sm">
            {editCarLabels.calendar}
          </Link>
        </div>
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{editCarLabels.carDetails}</h3>
        <p className="text-base-content/80">
          {isVerified ? editCarLabels.carDetailsText : editCarLabels.inReview}
        </p>
        <div>
          <Link to={`${to}&step=car`} className="btn btn-outline btn-sm">
            {editCarLabels.carAndAddress}
          </Link>
        </div>
      </section>
    </div>
  );
}
