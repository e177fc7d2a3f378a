import { useAuth } from 'shared-auth';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { SitePlaces } from './site-places';

const PHONE_MENU_ID = 'phone-menu';

interface PhoneMenuProps {
  waysIn: boolean;
}

/** The header's places on a narrow screen. Opens without script; Escape and a click outside close it. */
export function PhoneMenu({ waysIn }: PhoneMenuProps) {
  const { session } = useAuth();
  // A new key after each navigation: the menu that was used is replaced by a closed one.
  const { key } = useLocation();

  return (
    <div className="md:hidden">
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label="Menu"
        popoverTarget={PHONE_MENU_ID}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <nav
        key={key}
        id={PHONE_MENU_ID}
        popover="auto"
        aria-label="Main"
        className="phone-menu menu-sheet p-3"
      >
        <SitePlaces className="flex flex-col gap-1" />
        {waysIn && session.status === 'signed-out' && (
          <div className="mt-3 grid grid-cols-2 gap-2 border-t border-base-300 pt-3 sm:hidden">
            <Link to="/login" className="btn btn-outline">
              Sign in
            </Link>
            <Link to="/register" className="btn btn-primary">
              Sign up
            </Link>
          </div>
        )}
      </nav>
    </div>
  );
}
