/** The product's sign: a road that runs towards the sun. Decorative; the name stands beside it. */
export function BrandMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
      <rect width="36" height="36" rx="11" className="fill-primary" />
      <circle cx="18" cy="13" r="6.5" className="fill-accent" />
      <path
        d="M14.6 15h6.8L29 29.5a1 1 0 0 1-.9 1.5H7.9a1 1 0 0 1-.9-1.5Z"
        className="fill-primary-content"
      />
      <path d="M18 17.5v2M18 22v2.6M18 27v4" strokeWidth="1.9" className="stroke-primary" />
    </svg>
  );
}
