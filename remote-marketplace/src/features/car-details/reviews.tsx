import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonName, Rating, RetryNotice, ReviewStars } from '@drove/shared-ui';
import { formatMonth } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import { carReviewsOptions, type Review } from './api/reviews';
import { reviewsLabels } from './labels';

/** What earlier renters say: the newest first, the rest on request. */
export function Reviews({ car }: { car: Car }) {
  const [isWhole, setWhole] = useState(false);
  const query = useInfiniteQuery({
    ...carReviewsOptions(useApi(), car.car_uuid),
    enabled: isWhole,
  });
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? car.reviews;
  const total = car.rating?.count ?? 0;
  const hasMore = query.data ? query.hasNextPage : total > reviews.length;

  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="flex flex-wrap items-baseline gap-3 text-xl font-semibold tracking-tight">
        {reviewsLabels.heading}
        <span className="text-base font-normal">
          <Rating rating={car.rating} />
        </span>
      </h2>
      <ul className="mt-4 grid gap-5">
        {reviews.map((review) => (
          <ReviewItem key={review.review_uuid} review={review} />
        ))}
      </ul>
      {query.isError && (
        <RetryNotice
          heading={reviewsLabels.moreNotLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {hasMore && (
        <button
          type="button"
          className="btn mt-5 btn-outline"
          aria-busy={query.isFetching}
          onClick={() => {
            if (query.data) void query.fetchNextPage();
            else setWhole(true);
          }}
        >
          {query.data ? reviewsLabels.showMore : reviewsLabels.showAll(total)}
        </button>
      )}
    </section>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="border-l-2 border-base-300 pl-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <strong className="text-base">
          <PersonName>{review.author_first_name}</PersonName>
        </strong>
        <ReviewStars stars={review.stars} />
        <span className="text-base-content/75">{formatMonth(review.written_on)}</span>
      </p>
      {review.text && <p className="mt-1 max-w-prose text-base-content/85">{review.text}</p>}
    </li>
  );
}
