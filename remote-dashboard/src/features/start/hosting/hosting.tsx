import { Link } from 'react-router-dom';
import { EmptyNotice } from 'shared-ui';
import type { HostingHome } from '../../../api/home';
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
      <StartSection heading="Your cars today" all={{ to: '/dashboard/owner-cars', label: 'My cars' }}>
        <p className="-mt-2 mb-4 text-base-content/80">{words}</p>
        <CarsToday home={home} />
      </StartSection>
      <StartSection heading="Performance">
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
      heading="List your first car"
      way={
        <Link to="/dashboard/cars/upload" className="btn btn-primary">
          Add a car
        </Link>
      }
    >
      It takes about ten minutes, and you can save and continue later. Once the car is approved, renters can
      book it and your income appears here.
    </EmptyNotice>
  );
}
