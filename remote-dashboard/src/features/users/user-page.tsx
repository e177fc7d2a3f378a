import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useScreenTitle } from '@drove/shared-auth';
import { EmptyNotice, Facts, Notice, PersonName, PhoneNumber, StatusBadge } from '@drove/shared-ui';
import { formatDay, formatInstant } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { auditLogOptions, userOptions, type UserDetails } from './api/users';
import {
  accountStatusLabels,
  carVerificationLabels,
  roleNames,
  userVerificationLabels,
} from '../../lib/user-labels';
import { addressLine } from '../../lib/address-line';
import { ListStates } from '../../ui/list-states';
import { LogList } from '../../ui/log-list';
import { TitledSection } from '../../ui/titled-section';
import { ChangeUser } from './change-user';
import { userPageLabels } from './labels';

/** Everything about a person, and what can be done about it. */
export function UserPage() {
  const { user_uuid: userUuid = '' } = useParams();
  return (
    <QueryBoundary heading={userPageLabels.failed}>
      <User userUuid={userUuid} />
    </QueryBoundary>
  );
}

function User({ userUuid }: { userUuid: string }) {
  const query = useSuspenseQuery(userOptions(useApi(), userUuid));
  useScreenTitle(query.data ? `${query.data.fname} ${query.data.lname}` : undefined);
  if (!query.data) {
    const way = (
      <Link to="/dashboard/users" className="btn btn-outline">
        {userPageLabels.back}
      </Link>
    );
    return (
      <EmptyNotice heading={userPageLabels.notFoundHeading} way={way}>
        {userPageLabels.notFoundText}
      </EmptyNotice>
    );
  }
  const user = query.data;
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3 text-xl font-semibold">
        <PersonName>{`${user.fname} ${user.lname}`}</PersonName>
        <StatusBadge {...accountStatusLabels[user.account_status]} />
        <StatusBadge {...userVerificationLabels[user.user_verification]} />
      </p>
      {user.account_status === 'suspended' && (
        <Notice tone="error" heading={userPageLabels.suspended}>
          <p>{user.status_reason}</p>
        </Notice>
      )}
      <TitledSection heading={userPageLabels.profile}>
        <Facts facts={profileOf(user)} />
      </TitledSection>
      <TitledSection heading={userPageLabels.account}>
        <ChangeUser user={user} />
      </TitledSection>
      <CarsOf cars={user.cars} />
      <AuditLog userUuid={userUuid} />
      <Link to="/dashboard/users" className="btn btn-outline justify-self-start">
        {userPageLabels.back}
      </Link>
    </div>
  );
}

function profileOf(user: UserDetails) {
  const day = (value: string | null) => (value ? formatDay(value) : '—');
  return [
    { name: userPageLabels.role, value: roleNames[user.role] },
    { name: userPageLabels.joined, value: formatInstant(user.created_at) },
    { name: userPageLabels.email, value: user.email },
    { name: userPageLabels.phone, value: <PhoneNumber typed={user.phone} e164={user.phone_e164} /> },
    {
      name: userPageLabels.address,
      value: addressLine(user) || '—',
      isVerbatim: true,
    },
    { name: userPageLabels.dateOfBirth, value: day(user.date_of_birth) },
    { name: userPageLabels.licenceExpiry, value: day(user.licence_expires_on) },
    { name: userPageLabels.identityExpiry, value: day(user.identity_expires_on) },
    {
      name: userPageLabels.trips,
      value: userPageLabels.tripCounts(user.trips.as_customer, user.trips.as_owner, user.trips.open),
    },
    {
      name: userPageLabels.hiddenContacts,
      value: hiddenContactsOf(user),
    },
    {
      name: userPageLabels.documents,
      value: (
        <Link to={`/dashboard/user-verification/${user.user_uuid}`} className="link">
          {userPageLabels.viewDocuments}
        </Link>
      ),
    },
  ];
}

function hiddenContactsOf({ hidden_contacts: { messages, last_at: lastAt } }: UserDetails) {
  if (messages === 0 || !lastAt) return userPageLabels.noHiddenContacts;
  return userPageLabels.hiddenContactCounts(messages, formatInstant(lastAt));
}

function CarsOf({ cars }: Pick<UserDetails, 'cars'>) {
  if (cars.length === 0) return null;
  return (
    <TitledSection heading={userPageLabels.cars}>
      <ul className="grid gap-3">
        {cars.map(({ car_uuid: carUuid, name, plate, verification, listing }) => (
          <li key={carUuid} className="flex flex-wrap items-center gap-2">
            <span>
              {verification === 'draft' ? (
                name
              ) : (
                <Link to={`/dashboard/car-verification/${carUuid}`} className="link">
                  {name}
                </Link>
              )}
            </span>
            <span translate="no" className="text-sm text-base-content/75">
              {plate}
            </span>
            <StatusBadge {...carVerificationLabels[verification]} />
            {listing === 'paused' && <StatusBadge label={userPageLabels.paused} tone="neutral" />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function AuditLog({ userUuid }: { userUuid: string }) {
  return (
    <TitledSection heading={userPageLabels.auditLog}>
      <QueryBoundary heading={userPageLabels.auditFailed}>
        <AuditLogEntries userUuid={userUuid} />
      </QueryBoundary>
    </TitledSection>
  );
}

function AuditLogEntries({ userUuid }: { userUuid: string }) {
  const query = useSuspenseInfiniteQuery(auditLogOptions(useApi(), userUuid));
  const entries = query.data.pages.flatMap((page) => page.entries);
  return (
    <ListStates
      query={query}
      count={entries.length}
      empty={{ heading: userPageLabels.auditEmptyHeading, text: userPageLabels.auditEmptyText }}
      onShowAll={undefined}
    >
      <LogList entries={entries.map((entry) => ({ ...entry, key: String(entry.id) }))} />
    </ListStates>
  );
}
