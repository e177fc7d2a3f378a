import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant, isolated } from '@drove/shared-ui/formats';
import { userQueueOptions, type QueuedPerson } from './api/user-verifications';
import { formatAge } from '../../lib/format-age';
import { useUrlFilters } from '../../lib/use-url-filters';
import { userVerificationLabels } from '../../lib/verification-labels';
import { QueuePage } from '../../ui/queue-page';
import { ClaimMark, type QueueColumn } from '../../ui/queue-table';
import { userQueueLabels as labels } from './labels';

const states = Object.fromEntries(
  (['verified', 'rejected', 'changes_requested'] as const).map((state) => [
    state,
    userVerificationLabels(state).label,
  ]),
);

const columns: QueueColumn<QueuedPerson>[] = [
  {
    heading: labels.columns.who,
    isFreeText: true,
    cell: ({ fname, lname, email }, link) => (
      <>
        {link(isolated(`${fname} ${lname}`))}
        <span className="block text-sm text-base-content/75">{email}</span>
      </>
    ),
  },
  {
    heading: labels.columns.role,
    cell: ({ role }) => (role === 'car_owner' ? labels.roleOf.carOwner : labels.roleOf.customer),
  },
  { heading: labels.columns.sent, cell: (person) => <Sent person={person} /> },
  {
    heading: labels.columns.assignedTo,
    isFreeText: true,
    cell: (person) => (person.decided_at ? <Decided person={person} /> : <ClaimMark claim={person.claim} />),
  },
];

/** The people who wait for a decision, or who were decided on, as the address says. */
export function UserQueue() {
  const url = useUrlFilters(['status', 'role', 'query']);
  const query = useInfiniteQuery(userQueueOptions(useApi(), url.filters));
  return (
    <QueuePage<QueuedPerson, 'role'>
      queue="people"
      query={query}
      entries={query.data?.pages.flatMap(({ people }) => people) ?? []}
      uuidOf={(person) => person.user_uuid}
      keyOf={(person) => person.verification_uuid}
      url={url}
      labels={labels}
      filters={[
        { name: 'status', label: labels.state, all: labels.waiting, options: states },
        { name: 'role', label: labels.role, all: labels.allRoles, options: labels.roles },
      ]}
      filterColumns="sm:grid-cols-[1fr_12rem_12rem]"
      columns={columns}
    />
  );
}

function Sent({ person }: { person: QueuedPerson }) {
  const at = formatInstant(person.submitted_at);
  return (
    <>
      {person.decided_at ? (
        <time dateTime={person.submitted_at}>{at}</time>
      ) : (
        <time dateTime={person.submitted_at} title={at}>
          {labels.ago(formatAge(person.submitted_at))}
        </time>
      )}
      {person.attempts > 1 && (
        <span className="block text-sm text-base-content/75">{labels.attempts(person.attempts)}</span>
      )}
    </>
  );
}

function Decided({ person }: { person: QueuedPerson }) {
  return (
    <span className="text-sm">
      <span>{labels.decidedBy(person.decided_by_name ?? labels.unnamedAdministrator)}</span>
      <span className="block text-base-content/75">
        {person.decided_at && formatInstant(person.decided_at)}
      </span>
    </span>
  );
}
