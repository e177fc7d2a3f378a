/**
 * What the app uses of react-router-dom. The shell provides this module as the shared singleton
 * `react-router-dom`: sharing the whole package would cost 25 kB that nobody calls.
 * A remote that needs another name adds it here, which takes a release of the shell; lint allows no others.
 */
export {
  createHashRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type {
  LinkProps,
  Location,
  NavLinkProps,
  RouteObject,
  To,
} from 'react-router-dom';
