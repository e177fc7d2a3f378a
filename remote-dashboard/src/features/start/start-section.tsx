import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface StartSectionProps {
  heading: string;
  /** Where all of it is. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A part of the first page, with the way to everything of its kind. */
export function StartSection({ heading, all, children }: StartSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl font-semibold tracking-tight">
          {heading}
        </h2>
        {all && (
          <Link to={all.to} className="link font-medium">
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
