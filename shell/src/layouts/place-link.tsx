import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { MenuEntry } from '@drove/federation/registry';
import { Icon } from '../icons/icon';

interface PlaceLinkProps {
  entry: MenuEntry;
  /** Behind what it says. */
  after?: ReactNode;
}

/** A link of a menu; the router marks the place that the visitor is at with `aria-current="page"`. */
export function PlaceLink({ entry: { path, exact = false, icon, label }, after }: PlaceLinkProps) {
  return (
    <NavLink to={path} end={exact} className="place-link">
      {icon !== undefined && <Icon name={icon} />}
      <span>{label}</span>
      {after}
    </NavLink>
  );
}

/** The links of a menu, each an entry of the list that it stands in. */
export function PlaceItems({
  entries,
  after,
}: {
  entries: MenuEntry[];
  after?: (entry: MenuEntry) => ReactNode;
}) {
  return entries.map((entry) => (
    <li key={entry.path}>
      <PlaceLink entry={entry} after={after?.(entry)} />
    </li>
  ));
}
