import { useMay } from '@drove/shared-auth';
import { Link } from 'react-router-dom';
import { CentredMessage } from './centred-message';
import { notFoundViewLabels } from './labels';

/** Answers every path that no one owns, with ways on from there. */
export function NotFoundView() {
  const isOwner = useMay('host');
  return (
    <CentredMessage>
      <p className="text-7xl font-bold tracking-tighter text-primary tabular-nums" aria-hidden="true">
        404
      </p>
      <h1 className="mt-3 text-3xl font-semibold tracking-tight">{notFoundViewLabels.heading}</h1>
      <p className="mt-3 text-base-content/80">{notFoundViewLabels.explanation}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-primary">
          {notFoundViewLabels.toHomePage}
        </Link>
        <Link to={isOwner ? '/dashboard/owner-cars' : '/carlisting'} className="btn btn-outline">
          {isOwner ? notFoundViewLabels.myCars : notFoundViewLabels.findCar}
        </Link>
      </div>
    </CentredMessage>
  );
}
