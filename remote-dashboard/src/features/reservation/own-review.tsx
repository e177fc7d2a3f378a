import { ReviewStars } from 'shared-ui';
import type { Reservation } from '../../api/reservations';
import { ownReviewLabels } from './labels';

/** What the customer wrote about the trip. */
export function OwnReview({ review }: { review: NonNullable<Reservation['review']> }) {
  return (
    <section
      aria-labelledby="review"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="review" className="text-xl font-semibold tracking-tight">
        {ownReviewLabels.review}
      </h2>
      <p className="mt-2">
        <ReviewStars stars={review.stars} />
      </p>
      <p className="mt-1 wrap-anywhere">{review.text}</p>
    </section>
  );
}
