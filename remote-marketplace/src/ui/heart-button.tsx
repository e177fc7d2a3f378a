import { heartButtonLabels } from './labels';

interface HeartButtonProps {
  /** The car's name. */
  name: string;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  className?: string;
}

/** Marks a car as a favourite, and takes the mark off again. */
export function HeartButton({ name, isMarked, onMark, className = '' }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={heartButtonLabels.favourite(name)}
      className={`grid size-11 place-items-center rounded-full bg-base-100/95 shadow-raised ${isMarked ? 'text-error' : 'text-base-content'} ${className}`}
      onClick={() => onMark(!isMarked)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6"
        fill={isMarked ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      >
        <path d="M12 20 4.7 12.6a4.7 4.7 0 0 1 6.6-6.7l.7.7.7-.7a4.7 4.7 0 0 1 6.6 6.7Z" />
      </svg>
    </button>
  );
}
