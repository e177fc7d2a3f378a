import { Link } from 'react-router-dom';
import { CentredMessage } from './centred-message';

/** Answers every path that no one owns, with ways on from there. */
export function NotFoundView() {
  return (
    <CentredMessage>
      <p className="text-7xl font-bold tracking-tighter text-primary tabular-nums" aria-hidden="true">
        404
      </p>
      <h1 className="mt-3 text-3xl font-semibold tracking-tight">Page not found</h1>
      <p className="mt-3 text-base-content/80">
        There is nothing at this address. The link may be old, or a letter may have gone missing on the way.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-primary">
          Go to the home page
        </Link>
        <Link to="/carlisting" className="btn btn-outline">
          Find a car
        </Link>
      </div>
    </CentredMessage>
  );
}
