import { counted } from './formats/count-labels';
import { ratingLabels } from './labels';
import { Star, Stars } from './stars';

interface RatingProps {
  rating: { average: number; count: number } | null;
  /** One star in place of five, where a line is narrow. */
  isCompact?: boolean;
}

/** The average of the stars that renters gave, or that no one has yet. */
export function Rating({ rating, isCompact = false }: RatingProps) {
  if (!rating) return <span className="whitespace-nowrap text-base-content/75">{ratingLabels.none}</span>;
  const average = rating.average.toFixed(1);
  const reviews = counted(rating.count, 'review');
  return (
    <span
      role="img"
      aria-label={ratingLabels.average(average, reviews)}
      className="inline-flex items-center gap-1.5 whitespace-nowrap"
    >
      {isCompact ? <Star /> : <Stars value={rating.average} />}
      <span className="font-semibold">{average}</span>
      <span className="text-base-content/75">{`(${rating.count})`}</span>
    </span>
  );
}

/** The stars of one review, 1 to 5. */
export function ReviewStars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={ratingLabels.stars(stars)} className="inline-flex align-middle">
      <Stars value={stars} />
    </span>
  );
}
