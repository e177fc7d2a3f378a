import { Link } from 'react-router-dom';
import { EmptyNotice } from '@drove/shared-ui';
import type { HostingHome } from '../../../api/home';
import { hostingLabels } from '../labels';
import { StartSection } from '../start-section';
import { CarsToday } from './cars-today';
import { IncomeCompared } from './income-compared';
import { Occupancy } from './occupancy';
import { Requests } from './requests';

interface HostingProps {
  home: HostingHome;
  /** Whether this owner may list cars now. */
  isActive: boolean;
}

/** What waits for an owner, where their cars are, and what they bring. */
export function Hosting({ home, isActive }: HostingProps) {
  const counts = carCounts(home.cars);
  if (counts.length === 0) return isActive ? <FirstCar /> : null;

  return (
    <>
      <Requests requests={home.requests} />
      <StartSection
        heading={hostingLabels.cars}
        all={{ to: '/dashboard/owner-cars', label: hostingLabels.allCars }}
      >
        <p className="-mt-2 mb-4 text-base-content/80">{`${counts.join(', ')}.`}</p>
        <CarsToday home={home} />
      </StartSection>
      <StartSection heading={hostingLabels.performance}>
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <IncomeCompared income={home.income} />
          <Occupancy occupancy={home.occupancy} />
        </div>
      </StartSection>
    </>
  );
}

function FirstCar() {
  return (
    <EmptyNotice
      heading={hostingLabels.emptyHeading}
      way={
        <Link to="/dashboard/cars/upload" className="btn btn-primary">
          {hostingLabels.emptyLink}
        </Link>
      }
    >
      {hostingLabels.emptyText}
    </EmptyNotice>
  );
}

function carCounts({
  public: listed,
  paused,
  waiting,
  to_mend: toMend,
  draft,
}: HostingHome['cars']): string[] {
  const { counts } = hostingLabels;
  return [
    ...(listed > 0 ? [counts.listed(listed)] : []),
    ...(paused > 0 ? [counts.paused(paused)] : []),
    ...(waiting > 0 ? [counts.waiting(waiting)] : []),
    ...(toMend > 0 ? [counts.toMend(toMend)] : []),
    ...(draft > 0 ? [counts.drafts(draft)] : []),
  ];
}
