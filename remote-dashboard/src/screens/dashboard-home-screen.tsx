import { useCurrentUser } from 'shared-auth';
import { AccountNotice } from '../features/start/account-notice';
import { Greeting } from '../features/start/greeting';
import { Tasks } from '../features/start/tasks';
import { ProfileMissing } from '../ui/profile-missing';

/** The first page after signing in: who you are to us, and what you can do. */
export function DashboardHomeScreen() {
  const user = useCurrentUser();
  if (user.kind === 'minimal') return <ProfileMissing />;

  return (
    <div className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
      <Greeting user={user} />
      <AccountNotice status={user.status} />
      <Tasks role={user.role} />
    </div>
  );
}
