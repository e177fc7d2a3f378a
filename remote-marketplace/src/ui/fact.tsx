import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** One fact with its icon, in a `dl`. */
export function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-9">
      <dt className="text-sm text-base-content/75">
        <Icon name={icon} className="absolute top-0.5 left-0 size-6 text-primary" />
        <span>{name}</span>
      </dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
