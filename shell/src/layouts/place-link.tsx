import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';

interface PlaceLinkProps {
  to: string;
  /** Current only on exactly this path, not below it. */
  end?: boolean;
  icon?: IconName;
  children: ReactNode;
  /** Behind what it says. */
  after?: ReactNode;
}

/** A link of a menu; the router marks the place that the visitor is at with `aria-current="page"`. */
export function PlaceLink({ to, end = false, icon, children, after }: PlaceLinkProps) {
  return (
    <NavLink to={to} end={end} className="place-link">
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {after}
    </NavLink>
  );
}
