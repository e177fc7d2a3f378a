import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PersonName } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import { caseQueueOptions, type QueuedCase } from './api/cases';
import { formatAge } from '../../lib/format-age';
import { useUrlFilters } from '../../lib/use-url-filters';
import { QueuePage } from '../../ui/queue-page';
import { ClaimMark, type QueueColumn } from '../../ui/queue-table';
import { caseQueueLabels as labels, caseStatusLabels, topicLabels } from './labels';

const statuses = {
  answered: caseStatusLabels.answered.label,
  closed: caseStatusLabels.closed.label,
};

const columns: QueueColumn<QueuedCase>[] = [
  {
    heading: labels.columns.from,
    isFreeText: true,
    cell: ({ name, case_number: number, excerpt }, link) => (
      <>
        {link(<PersonName>{name}</PersonName>)} <span className="text-sm text-base-content/75">{number}</span>
        <span className="line-clamp-2 text-sm text-base-content/75 md:max-w-md">{excerpt}</span>
      </>
    ),
  },
  { heading: labels.columns.topic, cell: ({ topic }) => topicLabels[topic] },
  {
    heading: labels.columns.waiting,
    cell: ({ status, waiting_since: since }) => (
      <time dateTime={since} title={formatInstant(since)}>
        {status === 'open' ? formatAge(since) : formatInstant(since)}
      </time>
    ),
  },
  { heading: labels.columns.assignedTo, isFreeText: true, cell: ({ claim }) => <ClaimMark claim={claim} /> },
];

/** Messages to support that wait for a reply, or were answered, as the address says. */
export function CaseQueue() {
  const url = useUrlFilters(['status', 'topic', 'query']);
  const query = useInfiniteQuery(caseQueueOptions(useApi(), url.filters));
  return (
    <QueuePage<QueuedCase, 'topic'>
      queue="cases"
      query={query}
      entries={query.data?.pages.flatMap(({ cases }) => cases) ?? []}
      uuidOf={(one) => one.case_uuid}
      keyOf={(one) => one.case_uuid}
      url={url}
      labels={labels}
      filters={[
        { name: 'status', label: labels.status, all: caseStatusLabels.open.label, options: statuses },
        { name: 'topic', label: labels.topic, all: labels.allTopics, options: topicLabels },
      ]}
      filterColumns="sm:grid-cols-[1fr_12rem_14rem]"
      columns={columns}
    />
  );
}
