import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon';

/** One of the facts of a trip, in a `dl`. */
export function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-sm text-base-content/75">
        {/* Beside both: a group of a list may hold nothing but its term and what it means. */}
        <Icon name={icon} className="absolute top-0.5 left-0 size-5 text-base-content/70" />
        <span>{label}</span>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** A line below a fact. */
export const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-base-content/75">{children}</span>
);
