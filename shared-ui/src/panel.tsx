import { useId, type ReactNode } from 'react';

interface PanelProps {
  heading: string;
  children: ReactNode;
  className?: string;
}

/** A part of a page with a heading of its own. */
export function Panel({ heading, children, className = '' }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-box border border-base-300 bg-base-100 p-5 shadow-raised ${className}`}
    >
      <h2 id={id} className="mb-3 text-lg font-semibold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}
