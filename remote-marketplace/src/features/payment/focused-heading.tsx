import type { ReactNode } from 'react';

interface FocusedHeadingProps {
  /** What was shown before has gone by itself: the keyboard and a screen reader begin anew here. */
  isFocused: boolean;
  children: ReactNode;
}

/** The words of a heading that may have to be noticed. */
export function FocusedHeading({ isFocused, children }: FocusedHeadingProps) {
  return (
    <span
      ref={(element) => {
        if (isFocused) element?.focus();
      }}
      tabIndex={-1}
      className="outline-none"
    >
      {children}
    </span>
  );
}
