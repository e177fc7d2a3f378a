import { useId, type ReactNode } from 'react';

/** A part of a page with a heading of its own. */
export function TitledSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
