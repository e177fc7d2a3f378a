import { Link } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { ownerCarsScreenLabels } from '../features/owner-cars/labels';
import { OwnerCars } from '../features/owner-cars/owner-cars';

/** A car owner’s own cars. */
export function OwnerCarsScreen() {
  return (
    <RequireRole audience="owners">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{ownerCarsScreenLabels.myCars}</h1>
          <Link to="/dashboard/cars/upload" className="btn btn-primary max-sm:w-full">
            {ownerCarsScreenLabels.addACar}
          </Link>
        </header>
        <OwnerCars />
      </article>
    </RequireRole>
  );
}
