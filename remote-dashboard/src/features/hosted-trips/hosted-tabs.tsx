import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reservationsOptions } from '../../api/reservations';
import { LinkTabs } from '../../ui/link-tabs';
import { hostedTabsLabels } from './labels';

const path = '/dashboard/reservations';
const parts = [
  { part: 'requests', label: hostedTabsLabels.requests, to: path },
  { part: 'coming', label: hostedTabsLabels.upcoming, to: `${path}?when=coming` },
  { part: 'running', label: hostedTabsLabels.inProgress, to: `${path}?when=running` },
  { part: 'past', label: hostedTabsLabels.past, to: `${path}?when=past` },
] as const;

export type HostedPart = (typeof parts)[number]['part'];

/** The part of the bookings that the address names; requests, which have a deadline, come first. */
export function hostedPartOf(when: string | null): HostedPart {
  return parts.find(({ part }) => part === when)?.part ?? 'requests';
}

/** Requests and changes that wait for the owner, and the trips before, under way and behind. */
export function HostedTabs({ current, carUuid }: { current: HostedPart; carUuid: string | undefined }) {
  const requests = useInfiniteQuery(
    reservationsOptions(useApi(), 'owner', { waiting_for: 'answer', car_uuid: carUuid }),
  );
  const count = requests.data?.pages.flatMap(({ reservations }) => reservations).length ?? 0;
  const withCar = (to: string) => (carUuid ? `${to}${to.includes('?') ? '&' : '?'}car_uuid=${carUuid}` : to);

  return (
    <LinkTabs
      label={hostedTabsLabels.tabs}
      tabs={parts.map(({ part, label, to }) => ({
        to: withCar(to),
        label,
        isCurrent: part === current,
        ...(part === 'requests' && { count }),
      }))}
    />
  );
}
