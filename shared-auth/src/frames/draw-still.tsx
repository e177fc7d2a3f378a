import { renderToStaticMarkup } from 'react-dom/server';
import { createPath, parsePath, Router, useRoutes, type RouteObject, type To } from 'react-router';
import type { Session } from '../session/session';
import { StillSession } from './still-session';

/** What is drawn, and for whom. */
export interface Still {
  /** The path that is shown. */
  path: string;
  routes: RouteObject[];
  session: Session;
  /** Keeps the ids of this markup apart from others' in the same page. */
  idPrefix: string;
}

/** As the hash router writes addresses, so that a link leads there before any script is. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  encodeLocation: (to: To) => ({
    pathname: '',
    search: '',
    hash: '',
    ...(typeof to === 'string' ? parsePath(to) : to),
  }),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

const Shown = ({ routes }: Pick<Still, 'routes'>) => useRoutes(routes);

/**
 * Draws routes as HTML, outside a browser: what they show at their first render, before any effect.
 *
 * @throws whatever they throw
 */
export function drawStill({ path, session, routes, idPrefix }: Still): string {
  return renderToStaticMarkup(
    <StillSession session={session}>
      <Router location={path} navigator={navigator} static>
        <Shown routes={routes} />
      </Router>
    </StillSession>,
    { identifierPrefix: idPrefix },
  );
}
