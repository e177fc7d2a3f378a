import { Link } from 'react-router-dom';
import { EmptyNotice } from 'shared-ui';
import type { HostingHome } from '../../../api/home';
import { hostingLabels } from '../labels';
import { StartSection } from '../start-section';
import { CarsToday } from './cars-today';
import { IncomeCompared } from './income-compared';
import { Occupancy } from './occupancy';
import { Requests } from './requests';
import { describeCars } from './describe-cars';

interface HostingProps {
  home: HostingHome;
  /** Whether this owner may list cars now. */
  isActive: boolean;
}

/** What waits for an owner, where their cars are, and what they bring. */
export function Hosting({ home, isActive }: HostingProps) {
  const words = describeCars(home.cars);
  if (words === undefined) return isActive ? <FirstCar /> : null;

  return (
    <>
      <Requests requests={home.requests} />
      <StartSection
        heading={hostingLabels.yourCarsToday}
        all={{ to: '/dashboard/owner-cars', label: hostingLabels.myCars }}
      >
        <p className="-mt-2 mb-4 text-base-content/80">{words}</p>
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
      heading={hostingLabels.listYourFirstCar}
      way={
        <Link to="/dashboard/cars/upload" className="btn btn-primary">
          {hostingLabels.addACar}
        </Link>
      }
    >
      {hostingLabels.listYourFirstCarText}
    </EmptyNotice>
  );
}
