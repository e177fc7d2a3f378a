import type { CurrentUser } from '@drove/shared-auth';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { accountMenuLabels } from './labels';
import { useMenu } from './menu-entries';
import { PlaceItems } from './place-link';

const ACCOUNT_MENU_ID = 'account-menu';

/** Who is signed in, and where their account leads. Opens without script; Escape and a click outside close it. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  // A new key after each navigation: the menu that was used is replaced by a closed one.
  const { key } = useLocation();
  const entries = useMenu('account');

  return (
    <>
      {/* On narrower screens the tabs have it. */}
      <button type="button" className="btn btn-ghost px-2.5 max-lg:hidden" popoverTarget={ACCOUNT_MENU_ID}>
        <span className="grid size-8 place-items-center rounded-full bg-primary/12 text-primary">
          <Icon name="account" />
        </span>
        <span>{accountMenuLabels.account}</span>
        <Icon name="chevron" className="size-4" />
      </button>
      <div key={key} id={ACCOUNT_MENU_ID} popover="auto" className="account-menu menu-sheet w-72 p-2">
        <p className="px-3 pt-2 pb-3 text-sm text-base-content/75">
          {accountMenuLabels.signedInAs}
          <strong className="block truncate font-semibold text-base-content">{user.email}</strong>
        </p>
        <ul className="border-t border-base-300 pt-2">
          <PlaceItems entries={entries} />
        </ul>
      </div>
    </>
  );
}
