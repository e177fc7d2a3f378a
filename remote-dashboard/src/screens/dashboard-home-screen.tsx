import { useCurrentUser } from 'shared-auth';
import { RequireRole } from '../features/access/require-role';
import { Greeting } from '../features/start/greeting';
import { Tasks } from '../features/start/tasks';
import { Today } from '../features/start/today';
import { ProfileMissing } from '../ui/profile-missing';

/** The first page after signing in: who you are to us, what matters today, and what you can do. */
export function DashboardHomeScreen() {
  const user = useCurrentUser();
  if (user.kind === 'minimal') return <ProfileMissing />;

  return (
    <RequireRole audience="members">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <Greeting user={user} />
        <Today status={user.status}>
          <Tasks role={user.role} />
        </Today>
      </article>
    </RequireRole>
  );
}
