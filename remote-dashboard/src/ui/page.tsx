import type { ReactNode } from 'react';

interface PageProps {
  heading: ReactNode;
  /** What the page is for, in a sentence. */
  purpose?: ReactNode;
  children: ReactNode;
  width?: 'narrow' | 'wide';
}

/** A page of the dashboard: its heading, what it is for, and its content. */
export function Page({ heading, purpose, children, width = 'wide' }: PageProps) {
  return (
    <article className={`w-full px-4 py-8 sm:px-8 lg:py-10 ${width === 'wide' ? 'max-w-6xl' : 'max-w-3xl'}`}>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
      {purpose && <p className="mt-2 max-w-2xl text-base-content/80">{purpose}</p>}
      {children}
    </article>
  );
}
