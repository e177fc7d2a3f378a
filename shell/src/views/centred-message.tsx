import type { ReactNode } from 'react';

interface CentredMessageProps {
  children: ReactNode;
  role?: 'alert' | 'status';
  /** Nothing else can be done here yet: what stood here before the app stays. */
  isWaiting?: boolean;
}

/** Fills what the frame leaves of the window (all of it when there is no frame) and centres its content. */
export function CentredMessage({ children, role, isWaiting = false }: CentredMessageProps) {
  return (
    <div
      role={role}
      data-waiting-view={isWaiting ? '' : undefined}
      className="grid min-h-[calc(100dvh-var(--frame-height,0rem))] place-items-center bg-base-200 px-4 py-12 text-base-content"
    >
      <div className="flex w-full max-w-lg flex-col items-center text-center">{children}</div>
    </div>
  );
}
