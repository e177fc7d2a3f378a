import { useEffect, useRef, type ReactNode } from 'react';

interface FocusedHeadingProps {
  /** What was shown before has gone: the keyboard and a screen reader start here. */
  isFocused: boolean;
  children: ReactNode;
}

/** The text of a heading that may have to be noticed; once, since the keyboard may go on from there. */
export function FocusedHeading({ isFocused, children }: FocusedHeadingProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFocused) text.current?.focus();
  }, [isFocused]);

  return (
    <span ref={text} tabIndex={-1} className="outline-none">
      {children}
    </span>
  );
}
