/** The product's sign: a road that runs towards the sun. Decorative; the name is beside it. */
export function BrandMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={`shrink-0 rounded-[30%] ${className}`}>
      {/* The same in both themes, as on the favicon. */}
      <path d="M0 0h36v36H0Z" className="fill-pine" />
      <path d="M9.5 19a8.5 8.5 0 0 1 17 0Z" className="fill-marigold" />
      <path d="M0 19h36v17H0Z" className="fill-meadow" />
      <path d="M16.2 19h3.6L29 36H7Z" className="fill-paper" />
      <path d="M18 21v2.2M18 25.5v3M18 31v5" strokeWidth="2" className="stroke-pine" />
    </svg>
  );
}
