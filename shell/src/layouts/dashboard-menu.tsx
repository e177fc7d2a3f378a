import { useAuth, useUnreadCounts } from '@drove/shared-auth';
import { groupFor, hasAccount, hasBothSides, hasMessages } from './dashboard-places';
import { dashboardMenuLabels } from './labels';
import { PlaceLink } from './place-link';
import { SideSwitch } from './side-switch';
import { useSide } from './sides';

/** Every dashboard page that the user can open by permissions and status, and nothing else. */
export function DashboardMenu() {
  const { session } = useAuth();
  const { messages } = useUnreadCounts();
  const side = useSide();
  const isSwitched = hasBothSides(session);
  const group = groupFor(session, side);

  return (
    <ul className="flex flex-col gap-1">
      <li>
        <PlaceLink to="/dashboard" end icon="home">
          {dashboardMenuLabels.home}
        </PlaceLink>
      </li>
      {hasMessages(session) && (
        <li>
          <PlaceLink
            to="/dashboard/messages"
            icon="messages"
            after={messages > 0 && <MenuCount count={messages} />}
          >
            {dashboardMenuLabels.messages}
          </PlaceLink>
        </li>
      )}
      {group && (
        <li className="mt-4">
          {isSwitched ? (
            <SideSwitch current={side} />
          ) : (
            <p className="px-3 pb-1.5 text-xs font-semibold tracking-wide text-base-content/65 uppercase">
              {group.label}
            </p>
          )}
          <ul className="mt-1 flex flex-col gap-1" aria-label={group.label}>
            {group.places.map((place) => (
              <li key={place.path}>
                <PlaceLink to={place.path} icon={place.icon}>
                  {place.label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </li>
      )}
      {hasAccount(session) && (
        <li className="mt-4 border-t border-base-300 pt-4">
          <PlaceLink to="/dashboard/account" icon="account">
            {dashboardMenuLabels.myAccount}
          </PlaceLink>
        </li>
      )}
      <li className={hasAccount(session) ? undefined : 'mt-4 border-t border-base-300 pt-4'}>
        <PlaceLink to="/dashboard/logout" icon="leave">
          {dashboardMenuLabels.signOut}
        </PlaceLink>
      </li>
    </ul>
  );
}

/** How many are unread, at the end of a menu's entry. */
function MenuCount({ count }: { count: number }) {
  return (
    <span className="ml-auto min-w-6 rounded-full bg-error px-1.5 text-center text-xs leading-6 font-bold text-error-content">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{dashboardMenuLabels.unread(count)}</span>
    </span>
  );
}
