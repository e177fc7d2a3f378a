import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CardCell, CardRow, CardTable, PersonName, StatusBadge } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { usersOptions, type ListedUser } from './api/users';
import { useUrlFilters } from '../../lib/use-url-filters';
import { accountStatusLabels, roleNames, userVerificationLabels } from '../../lib/user-labels';
import { FilterGroup } from '../../ui/filter-group';
import { ListStates } from '../../ui/list-states';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { userListLabels } from './labels';

const labels = (words: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(words).map(([value, { label }]) => [value, label]));
const orders = { oldest: userListLabels.orders.oldest, name: userListLabels.orders.name };

/** Everybody who has an account, narrowed and ordered by what the address says. */
export function UserList() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters([
    ...(['query', 'role', 'account_status', 'user_verification', 'sort'] as const),
  ]);

  return (
    <>
      <FilterGroup
        className="sm:grid-cols-2 xl:grid-cols-[1fr_repeat(4,10rem)]"
        search={
          <div className="sm:max-xl:col-span-2">
            <SearchBox label={userListLabels.search} value={filters.query} onSearch={narrow('query')} />
          </div>
        }
        chosen={[filters.role, filters.account_status, filters.user_verification, filters.sort]}
      >
        <SelectFilter
          label={userListLabels.role}
          all={userListLabels.allRoles}
          options={roleNames}
          value={filters.role}
          onChange={narrow('role')}
        />
        <SelectFilter
          label={userListLabels.account}
          all={userListLabels.allAccounts}
          options={labels(accountStatusLabels)}
          value={filters.account_status}
          onChange={narrow('account_status')}
        />
        <SelectFilter
          label={userListLabels.verification}
          all={userListLabels.allVerifications}
          options={labels(userVerificationLabels)}
          value={filters.user_verification}
          onChange={narrow('user_verification')}
        />
        <SelectFilter
          label={userListLabels.order}
          all={userListLabels.orders.newest}
          options={orders}
          value={filters.sort}
          onChange={narrow('sort')}
        />
      </FilterGroup>
      <QueryBoundary key={JSON.stringify(filters)} heading={userListLabels.failed}>
        <FoundUsers filters={filters} onShowAll={isNarrowed ? clear : undefined} />
      </QueryBoundary>
    </>
  );
}

interface FoundUsersProps {
  filters: Parameters<typeof usersOptions>[1];
  onShowAll: (() => void) | undefined;
}

function FoundUsers({ filters, onShowAll }: FoundUsersProps) {
  const query = useSuspenseInfiniteQuery(usersOptions(useApi(), filters));
  const users = query.data.pages.flatMap((page) => page.users);
  return (
    <ListStates
      query={query}
      count={users.length}
      empty={{ heading: userListLabels.emptyHeading, text: userListLabels.emptyText }}
      onShowAll={onShowAll}
    >
      <CardTable
        caption={userListLabels.caption}
        columns={[
          userListLabels.person,
          userListLabels.role,
          userListLabels.verification,
          userListLabels.account,
          userListLabels.joined,
        ]}
      >
        {users.map((user) => (
          <UserRow key={user.user_uuid} user={user} />
        ))}
      </CardTable>
    </ListStates>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  return (
    <CardRow>
      <CardCell isFreeText>
        <Link to={`/dashboard/users/${user.user_uuid}`} className="link font-semibold">
          <PersonName>{`${user.fname} ${user.lname}`}</PersonName>
        </Link>
        <span className="block text-sm text-base-content/75">{user.email}</span>
      </CardCell>
      <CardCell>{roleNames[user.role]}</CardCell>
      <CardCell>
        <StatusBadge {...userVerificationLabels[user.user_verification]} />
      </CardCell>
      <CardCell>
        <StatusBadge {...accountStatusLabels[user.account_status]} />
      </CardCell>
      <CardCell>
        <span className="text-sm">{formatInstant(user.created_at)}</span>
      </CardCell>
    </CardRow>
  );
}
