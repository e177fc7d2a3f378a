import { useApi } from 'api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { userQueueOptions } from './api/user-verifications';
import { userVerificationLabels } from '../../lib/verification-labels';
import { FilterGroup } from '../../ui/filter-group';
import { QueueHead } from '../../ui/queue-head';
import { QueueList } from '../../ui/queue-list';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { useFilters } from '../../ui/use-filters';
import { userQueueLabels } from './labels';
import { UserQueueTable } from './user-queue-table';

const states = Object.fromEntries(
  (['verified', 'rejected', 'changes_requested'] as const).map((state) => [
    state,
    userVerificationLabels(state).label,
  ]),
);
const roles = { customer: userQueueLabels.customers, car_owner: userQueueLabels.carOwners };

/** The people who wait for a decision, or who were decided on, as the address says. */
export function UserQueue() {
  const { values, isNarrowed, narrow, clear } = useFilters('status', 'role', 'query');
  const query = useInfiniteQuery(userQueueOptions(useApi(), values));
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const first =
    values.status === '' ? people.find(({ claim }) => claim === null || claim.is_mine) : undefined;

  return (
    <>
      <QueueHead
        heading={userQueueLabels.userVerification}
        queue={query.data?.pages[0]}
        first={first && `/dashboard/user-verification/${first.user_uuid}`}
      />
      <FilterGroup
        className="sm:grid-cols-[1fr_12rem_12rem]"
        search={<SearchBox label={userQueueLabels.search} value={values.query} onSearch={narrow('query')} />}
        chosen={[values.status, values.role]}
      >
        <SelectFilter
          label={userQueueLabels.state}
          all={userQueueLabels.waiting}
          options={states}
          value={values.status}
          onChange={narrow('status')}
        />
        <SelectFilter
          label={userQueueLabels.role}
          all={userQueueLabels.everybody}
          options={roles}
          value={values.role}
          onChange={narrow('role')}
        />
      </FilterGroup>
      <QueueList
        query={query}
        count={people.length}
        empty={{
          heading: userQueueLabels.emptyHeading,
          text: userQueueLabels.emptyText,
        }}
        onClear={isNarrowed ? clear : undefined}
      >
        <UserQueueTable people={people} />
      </QueueList>
    </>
  );
}
