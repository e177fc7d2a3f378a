import type { ReactNode } from 'react';

/** A person's name: whichever way it is written, it moves nothing beside it, and no browser translates it. */
export function PersonName({ children }: { children: ReactNode }) {
  return <bdi translate="no">{children}</bdi>;
}
