import type { ReactNode } from 'react';

interface MessagePageProps {
  heading: ReactNode;
  children: ReactNode;
  /** Buttons and links: what one can do about it. */
  ways: ReactNode;
}

/** A page that explains why the requested content is not shown, and where to go from here. */
export function MessagePage({ heading, children, ways }: MessagePageProps) {
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="text-3xl font-bold tracking-tight">{heading}</h1>
      <div className="mt-4 grid gap-3 text-lg text-base-content/80">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">{ways}</div>
    </article>
  );
}
