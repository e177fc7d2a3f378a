import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, Facts, ListSkeleton, Notice, RetryNotice, StatusBadge } from 'shared-ui';
import { formatDay, formatInstant } from 'shared-ui/formats';
import { auditLogOptions, userOptions, type UserDetails } from '../../api/users';
import {
  accountStatusLabels,
  carVerificationLabels,
  roleNames,
  userVerificationLabels,
} from '../../lib/user-labels';
import { ListStates } from '../../ui/list-states';
import { LogList } from '../../ui/log-list';
import { TitledSection } from '../../ui/titled-section';
import { ChangeUser } from './change-user';

/** Everything about a person, and what can be done about it. */
export function UserPage({ userUuid }: { userUuid: string }) {
  const query = useQuery(userOptions(useApiClient(), userUuid));
  if (query.isPending) return <ListSkeleton />;
  if (query.data === undefined) {
    return (
      <RetryNotice
        heading="This person could not be loaded"
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    const way = (
      <Link to="/dashboard/users" className="btn btn-outline">
        Back to all users
      </Link>
    );
    return (
      <EmptyNotice heading="We can’t find that user" way={way}>
        The link may be wrong, or the user no longer exists.
      </EmptyNotice>
    );
  }
  const user = query.data;
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3 text-xl font-semibold">
        {user.fname} {user.lname}
        <StatusBadge {...accountStatusLabels[user.account_status]} />
        <StatusBadge {...userVerificationLabels[user.user_verification]} />
      </p>
      {user.account_status === 'suspended' && (
        <Notice tone="error" heading="This account is suspended">
          <p>{user.status_reason}</p>
        </Notice>
      )}
      <TitledSection heading="Profile">
        <Facts facts={profileOf(user)} />
      </TitledSection>
      <TitledSection heading="Account">
        <ChangeUser user={user} />
      </TitledSection>
      <CarsOf cars={user.cars} />
      <AuditLog userUuid={userUuid} />
      <Link to="/dashboard/users" className="btn btn-outline justify-self-start">
        Back to all users
      </Link>
    </div>
  );
}

function profileOf(user: UserDetails) {
  const day = (value: string | null) => (value ? formatDay(value) : '—');
  return [
    { name: 'Role', value: roleNames[user.role] },
    { name: 'Joined', value: formatInstant(user.created_at) },
    { name: 'Email', value: user.email },
    { name: 'Phone', value: user.phone },
    { name: 'Address', value: `${user.street}, ${user.zip_code} ${user.city}, ${user.region}` },
    { name: 'Date of birth', value: day(user.date_of_birth) },
    { name: 'Licence valid until', value: day(user.licence_expires_on) },
    { name: 'Identity document valid until', value: day(user.identity_expires_on) },
    {
      name: 'Trips',
      value: `${String(user.trips.as_customer)} rented, ${String(user.trips.as_owner)} with own cars, ${String(user.trips.open)} not over`,
    },
    {
      name: 'Documents',
      value: (
        <Link to={`/dashboard/user-verification/${user.user_uuid}`} className="link">
          View documents
        </Link>
      ),
    },
  ];
}

function CarsOf({ cars }: Pick<UserDetails, 'cars'>) {
  if (cars.length === 0) return null;
  return (
    <TitledSection heading="Cars">
      <ul className="grid gap-3">
        {cars.map(({ car_uuid: carUuid, name, plate, verification, listing }) => (
          <li key={carUuid} className="flex flex-wrap items-center gap-2">
            {verification === 'draft' ? (
              name
            ) : (
              <Link to={`/dashboard/car-verification/${carUuid}`} className="link">
                {name}
              </Link>
            )}
            <span className="text-sm text-base-content/75">{plate}</span>
            <StatusBadge {...carVerificationLabels[verification]} />
            {listing === 'paused' && <StatusBadge label="Paused" tone="neutral" />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function AuditLog({ userUuid }: { userUuid: string }) {
  const query = useInfiniteQuery(auditLogOptions(useApiClient(), userUuid));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <TitledSection heading="Audit log">
      <ListStates
        query={query}
        count={entries.length}
        failure="The log could not be loaded"
        empty={{ heading: 'Nothing yet', text: 'Everything done here is recorded.' }}
        onShowAll={undefined}
      >
        <LogList entries={entries.map((entry) => ({ ...entry, key: String(entry.id) }))} />
      </ListStates>
    </TitledSection>
  );
}
