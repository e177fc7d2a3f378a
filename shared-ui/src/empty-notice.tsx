import type { ReactNode } from 'react';

interface EmptyNoticeProps {
  heading: string;
  children: ReactNode;
  /** A link or a button: what one can do about it. */
  way?: ReactNode;
}

/** In place of a list that is empty. */
export function EmptyNotice({ heading, children, way }: EmptyNoticeProps) {
  return (
    <div className="rounded-box border border-dashed border-base-300 px-6 py-12 text-center">
      <h2 className="text-lg font-semibold">{heading}</h2>
      <p className="mx-auto mt-2 max-w-md text-base-content/80">{children}</p>
      {way && <div className="mt-5">{way}</div>}
    </div>
  );
}
