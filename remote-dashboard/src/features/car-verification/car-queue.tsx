import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CarPhoto, PersonName, StatusBadge } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import { carQueueOptions, type QueuedCar } from './api/car-verifications';
import { formatAge } from '../../lib/format-age';
import { useUrlFilters } from '../../lib/use-url-filters';
import { carVerificationLabels } from '../../lib/verification-labels';
import { QueuePage } from '../../ui/queue-page';
import { ClaimMark, type QueueColumn } from '../../ui/queue-table';
import { carName } from './car-name';
import { carQueueLabels as labels } from './labels';

const states = Object.fromEntries(
  (['approved', 'rejected', 'changes_requested', 'suspended'] as const).map((state) => [
    state,
    carVerificationLabels(state).label,
  ]),
);

const columns: QueueColumn<QueuedCar>[] = [
  {
    heading: labels.columns.car,
    isFreeText: true,
    cell: (car, link) => (
      <span className="flex items-center gap-3">
        <CarPhoto photo={car.photo} sizes="6rem" alt="" className="aspect-3/2 w-20 shrink-0 rounded-field" />
        <span>
          {link(carName(car))}
          <span translate="no" className="block text-sm text-base-content/75">
            {car.plate}
          </span>
        </span>
      </span>
    ),
  },
  {
    heading: labels.columns.owner,
    isFreeText: true,
    cell: ({ owner }) => <PersonName>{owner.name}</PersonName>,
  },
  { heading: labels.columns.sent, cell: (car) => <Sent car={car} /> },
  {
    heading: labels.columns.state,
    isFreeText: true,
    cell: ({ claim, verification }) =>
      claim ? <ClaimMark claim={claim} /> : <StatusBadge {...carVerificationLabels(verification)} />,
  },
];

/** The cars that wait for a decision, or that were decided on, as the address says. */
export function CarQueue() {
  const url = useUrlFilters(['status', 'query']);
  const query = useInfiniteQuery(carQueueOptions(useApi(), url.filters));
  return (
    <QueuePage
      queue="cars"
      query={query}
      entries={query.data?.pages.flatMap(({ cars }) => cars) ?? []}
      uuidOf={(car) => car.car_uuid}
      keyOf={(car) => car.car_uuid}
      url={url}
      labels={labels}
      filters={[{ name: 'status', label: labels.state, all: labels.waiting, options: states }]}
      filterColumns="sm:grid-cols-[1fr_12rem]"
      columns={columns}
    />
  );
}

function Sent({ car }: { car: QueuedCar }) {
  const at = formatInstant(car.submitted_at);
  const isPending = car.verification === 'pending';
  return (
    <>
      <time dateTime={car.submitted_at} title={at}>
        {isPending ? labels.ago(formatAge(car.submitted_at)) : at}
      </time>
      {car.was_approved && isPending && (
        <span className="block text-sm text-base-content/75">{labels.wasApproved}</span>
      )}
      {isPending && car.missing_documents.length > 0 && (
        <span className="mt-1 block">
          <StatusBadge label={labels.documentsMissing} tone="warning" />
        </span>
      )}
    </>
  );
}
