import { useSession } from '@drove/shared-auth';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { DashboardMenu } from './dashboard-menu';
import { accountSheetLabels } from './labels';
import { useMenu } from './menu-entries';
import { PlaceLink } from './place-link';

export const ACCOUNT_SHEET_ID = 'account-sheet';

/** Every place of the app on a phone or a tablet. Opens without script; Escape and a click outside close it. */
export function AccountSheet() {
  // A new key after each navigation: the sheet that was used is replaced by a closed one.
  const { key } = useLocation();
  const session = useSession();
  const entries = useMenu('sheet');

  return (
    <nav
      key={key}
      id={ACCOUNT_SHEET_ID}
      popover="auto"
      aria-label={accountSheetLabels.name}
      className="drawer-sheet p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 px-3 pt-2 text-sm text-base-content/75">
          {accountSheetLabels.signedInAs}
          <strong className="block font-semibold wrap-anywhere text-base-content">
            {session.status === 'signed-in' && session.user.email}
          </strong>
        </p>
        <button
          type="button"
          className="btn shrink-0 btn-ghost btn-square"
          aria-label={accountSheetLabels.closeMenu}
          popoverTarget={ACCOUNT_SHEET_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="mt-2 border-t border-base-300 pt-2">
        <DashboardMenu />
      </div>
      <div className="mt-4 border-t border-base-300 pt-2">
        {entries.map((entry) => (
          <PlaceLink key={entry.path} entry={entry} />
        ))}
      </div>
    </nav>
  );
}
