import type { ReactNode } from 'react';

/** The frame around a page: the public one centres its content. */
export type PageFrame = 'public' | 'dashboard';

interface MessagePageProps {
  heading: ReactNode;
  children: ReactNode;
  /** Buttons and links to what can be done about it. */
  ways: ReactNode;
  frame?: PageFrame;
}

const spacing: Record<PageFrame, string> = {
  public: 'mx-auto px-4 py-12 sm:px-6 sm:py-20',
  dashboard: 'px-4 py-8 sm:px-8 lg:py-10',
};

/** A page that explains why its content is not shown, and where to go from here. */
export function MessagePage({ heading, children, ways, frame = 'public' }: MessagePageProps) {
  return (
    <article className={`w-full max-w-2xl ${spacing[frame]}`}>
      <h1 className="text-3xl font-bold tracking-tight">{heading}</h1>
      <div className="mt-4 grid gap-3 text-lg text-base-content/80">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">{ways}</div>
    </article>
  );
}
