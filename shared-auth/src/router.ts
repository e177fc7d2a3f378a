/**
 * What the app uses of react-router-dom. The shell provides this module as the shared singleton
 * `react-router-dom`: sharing the whole package would cost 25 kB that no one calls.
 * It imports react-router, of which react-router-dom is a thin wrapper, because federation would take an
 * import of react-router-dom here for the singleton itself.
 * A remote that needs another name adds it here, which takes a release of the shell; lint allows no others.
 */
export {
  createHashRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
