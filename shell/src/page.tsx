import type { ReactNode } from 'react';
import { Toasts } from './toasts/toasts';
import { Boundary } from './views/boundary';

/** What is there whatever the page shows: a boundary around all of it, and beside that, with its own, the toasts. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <Boundary>{children}</Boundary>
      <Toasts />
    </>
  );
}
