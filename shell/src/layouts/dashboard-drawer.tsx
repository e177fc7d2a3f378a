import { useLocation } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { DashboardMenu } from './dashboard-menu';

const DRAWER_ID = 'dashboard-drawer';

/** The dashboard's menu on a phone or a tablet: a bar under the header that slides the menu in. */
export function DashboardDrawer() {
  // A new key after each navigation: the drawer that was used is replaced by a closed one.
  const { key } = useLocation();

  return (
    <div className="sticky top-16 z-20 border-b border-base-300 bg-base-100 lg:hidden print:hidden">
      <button type="button" className="btn btn-ghost m-1.5 ml-2.5" popoverTarget={DRAWER_ID}>
        <Icon name="panel" />
        Dashboard menu
      </button>
      <nav key={key} id={DRAWER_ID} popover="auto" aria-label="Dashboard" className="drawer-sheet p-4">
        <button
          type="button"
          className="btn btn-ghost btn-square ml-auto flex"
          aria-label="Close menu"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
        <DashboardMenu />
      </nav>
    </div>
  );
}
