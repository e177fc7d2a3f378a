import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { documentTitle } from '../brand';
import { ErrorView } from '../views/error-view';
import { routerErrorViewLabels } from './labels';

/**
 * What a router error shows, in place of the router's own page: the same heading, what is wrong in one sentence, and
 * ways on. Never a stack.
 */
export function RouterErrorView() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();

  // A navigation, be it to the same place, is what makes the router render the page again.
  const retry = () => void navigate(location, { replace: true, state: location.state as unknown });

  return (
    <>
      <title>{documentTitle(routerErrorViewLabels.title)}</title>
      <ErrorView heading={routerErrorViewLabels.heading} error={error} retry={retry}>
        <Link to="/" className="btn btn-ghost mt-2">
          {routerErrorViewLabels.toHomePage}
        </Link>
      </ErrorView>
    </>
  );
}
