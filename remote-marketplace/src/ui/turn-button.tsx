import { Icon } from './icon';

interface TurnButtonProps {
  label: string;
  icon: 'previous' | 'next';
  /** There is none further: it stays where it is, so that the focus does. */
  isEnd: boolean;
  onClick: () => void;
  /** How well it is seen. */
  className: string;
}

/** Turns to the photo before or after, at the edge of the one in view. */
export function TurnButton({ label, icon, isEnd, onClick, className }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-base-100/95 text-base-content shadow-floating ${icon === 'next' ? 'right-3' : 'left-3'} ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
