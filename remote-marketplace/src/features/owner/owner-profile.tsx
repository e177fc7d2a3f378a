import type { ReactNode } from 'react';
import { PersonName, Rating, ReviewStars } from '@drove/shared-ui';
import { formatList, formatMonth, languageName } from '@drove/shared-ui/formats';
import type { OwnerProfile as Profile } from './api/owners';
import { Icon } from '../../ui/icon';
import { ownerLabels } from './labels';

interface OwnerProfileProps {
  owner: Profile;
  /** Their cars. */
  cars: ReactNode;
}

/** Who rents these cars out: what members may know of each other before a trip. */
export function OwnerProfile({ owner, cars }: OwnerProfileProps) {
  const { first_name: name, response, languages } = owner;
  const facts = [
    [ownerLabels.memberSince, formatMonth(owner.member_since_on)],
    [ownerLabels.trips, String(owner.trip_count)],
    ...(response ? [[ownerLabels.replies, ownerLabels.repliesWithin(response.median_hours)]] : []),
    ...(languages.length > 0 ? [[ownerLabels.languages, formatList(languages.map(languageName))]] : []),
  ];
  return (
    <article aria-labelledby="owner-name" className="mx-auto grid max-w-7xl gap-10 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-center gap-5">
        <span
          aria-hidden="true"
          className="grid size-20 shrink-0 place-items-center rounded-full bg-primary/12 text-3xl font-semibold text-primary"
        >
          {name.slice(0, 1)}
        </span>
        <div>
          <h1 id="owner-name" className="text-3xl font-bold tracking-tight">
            <PersonName>{name}</PersonName>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Rating rating={owner.rating} />
            {owner.is_verified && (
              <span className="inline-flex items-center gap-1 font-medium text-primary">
                <Icon name="shield" className="size-4" />
                <span>{ownerLabels.verified}</span>
              </span>
            )}
          </p>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt className="text-sm text-base-content/75">{fact}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="owner-cars">
        <h2 id="owner-cars" className="mb-4 text-xl font-semibold tracking-tight">
          {ownerLabels.cars(name)}
        </h2>
        <div>{cars}</div>
      </section>
      {owner.reviews.length > 0 && (
        <section aria-labelledby="owner-reviews">
          <h2 id="owner-reviews" className="text-xl font-semibold tracking-tight">
            {ownerLabels.reviews}
          </h2>
          <ul className="mt-4 grid gap-5">
            {owner.reviews.map((review) => (
              <li key={review.review_uuid} className="border-l-2 border-base-300 pl-4">
                <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
                  <strong className="text-base">
                    <PersonName>{review.author_first_name}</PersonName>
                  </strong>
                  <ReviewStars stars={review.stars} />
                  <span className="text-base-content/75">{ownerLabels.reviewOf(review.car_name)}</span>
                  <span className="text-base-content/75">{formatMonth(review.written_on)}</span>
                </p>
                {review.text && <p className="mt-1 max-w-prose text-base-content/85">{review.text}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
