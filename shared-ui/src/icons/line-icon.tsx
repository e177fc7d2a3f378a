export interface LineIconProps {
  /** One of `shared-ui/icons`. */
  path: string;
  className?: string;
}

/** A line icon in the colour of the text around it. Decorative: the text beside it carries the meaning. */
export function LineIcon({ path, className = 'size-5' }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
