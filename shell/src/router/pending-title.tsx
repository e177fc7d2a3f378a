import { isBelow } from '@drove/federation/registry';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND_NAME, documentTitle } from '../brand';
import { MenuEntries } from '../layouts/menu-entries';

/** Names a page that is on its way as the menus do, by the nearest place to its path; its own title comes with it. */
export function PendingTitle() {
  const { pathname } = useLocation();
  const [place] = use(MenuEntries)
    .filter(({ path }) => isBelow(path, pathname))
    .toSorted((one, other) => other.path.length - one.path.length);
  return <title>{place ? documentTitle(place.label) : BRAND_NAME}</title>;
}
