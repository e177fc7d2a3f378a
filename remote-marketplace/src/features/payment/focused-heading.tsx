import { useEffect, useRef, type ReactNode } from 'react';

interface FocusedHeadingProps {
  /** What was shown before has gone: the keyboard and a screen reader begin anew here. */
  isFocused: boolean;
  children: ReactNode;
}

/** The words of a heading that may have to be noticed; once, since the keyboard may go on from there. */
export function FocusedHeading({ isFocused, children }: FocusedHeadingProps) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFocused) words.current?.focus();
  }, [isFocused]);

  return (
    <span ref={words} tabIndex={-1} className="outline-none">
      {children}
    </span>
  );
}
