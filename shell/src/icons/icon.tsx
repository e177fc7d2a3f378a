import { iconPaths, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A line icon in the colour of the text around it. Decorative: the text beside it carries the meaning. */
export function Icon({ name, className = 'size-5' }: IconProps) {
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
      <path d={iconPaths[name]} />
    </svg>
  );
}
