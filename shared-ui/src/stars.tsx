import { useId } from 'react';

const star = 'm10 2 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L2 7.7 7.6 7Z';

/** One star for an average that is written beside it; says nothing to screen readers. */
export function Star() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0">
      <path d={star} className="fill-accent stroke-accent-content/45" />
    </svg>
  );
}

/** Five stars in a row, filled from the left up to `value` (0 to 5, tenths count); says nothing to screen readers. */
export function Stars({ value }: { value: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 20" aria-hidden="true" className="h-4 w-20 shrink-0">
      <defs>
        <clipPath id={id}>
          <rect width={value * 20} height="20" />
        </clipPath>
      </defs>
      {[false, true].map((isFilled) => (
        <g
          key={String(isFilled)}
          {...(isFilled && { clipPath: `url(#${id})` })}
          className={
            isFilled ? 'fill-accent stroke-accent-content/45' : 'fill-base-300 stroke-base-content/25'
          }
        >
          {[0, 20, 40, 60, 80].map((left) => (
            <path key={left} d={star} transform={`translate(${String(left)} 0)`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
