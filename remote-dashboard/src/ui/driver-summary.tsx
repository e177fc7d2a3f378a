import { Rating } from '@drove/shared-ui';
import { formatMonth } from '@drove/shared-ui/formats';
import { driverSummaryLabels as labels } from './labels';

interface DriverSummaryProps {
  driver: {
    is_verified: boolean;
    member_since: string;
    trips: number;
    cancellations: number;
    rating: { average: number; count: number } | null;
  };
}

/** What an owner may know of a driver before they answer. In phrases: a list's entry that is a link holds it, too. */
export function DriverSummary({ driver }: DriverSummaryProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-base-content/80">
      <Rating rating={driver.rating} isCompact />
      <span>{labels.trips(driver.trips)}</span>
      <span>{labels.cancellations(driver.cancellations)}</span>
      <span>{driver.is_verified ? labels.verified : labels.unverified}</span>
      <span>{labels.memberSince(formatMonth(driver.member_since.slice(0, 10)))}</span>
    </span>
  );
}
