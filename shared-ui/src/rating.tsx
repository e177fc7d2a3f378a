import { counted } from './formats/count-labels';

interface RatingProps {
  rating: { average: number; count: number } | null;
}

/** The average of the stars that renters gave, or that no one has yet. */
export function Rating({ rating }: RatingProps) {
  if (!rating) return <span className="whitespace-nowrap text-base-content/75">No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 fill-accent stroke-accent-content/40">
        <path d="m10 2 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L2 7.7 7.6 7Z" />
      </svg>
      <span className="font-semibold">{rating.average.toFixed(1)}</span>
      <span className="sr-only"> out of 5 stars, </span>
      <span className="text-base-content/70">({counted(rating.count, 'review')})</span>
    </span>
  );
}
