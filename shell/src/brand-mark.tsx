/** The product's sign: a road that runs into the hills. Decorative; the name stands beside it. */
export function BrandMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
      <rect width="36" height="36" rx="11" className="fill-primary" />
      <circle cx="25.5" cy="11" r="4" className="fill-accent" />
      <path
        d="M9 29c1-7 7.5-7.5 8-12 .2-2-.8-3.5-2-5h4.5c1.7 2 2.7 3.8 2.3 6.5C21.2 23 24 24 27 29Z"
        className="fill-primary-content"
      />
    </svg>
  );
}
