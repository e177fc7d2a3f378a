import { RequireRole } from '../features/access/require-role';
import { Account } from '../features/account/account';
import { accountScreenLabels } from '../features/account/labels';
import { Page } from '../ui/page';

/** Everything about the user’s own account: who they are, how they sign in, and the way out. */
export function AccountScreen() {
  return (
    <RequireRole audience="members">
      <Page heading={accountScreenLabels.myAccount} purpose={accountScreenLabels.explanation} width="narrow">
        <Account />
      </Page>
    </RequireRole>
  );
}
