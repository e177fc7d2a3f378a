import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { HomeRef, HomeSchema } from './home.schemas.js';
import { viewHome } from './view-home.js';
import { currentUser, requireUser } from '../people/public.js';

/** What matters today to anyone who has just signed in. */
export function homeRoutes(app: App, deps: Deps): void {
  app.addSchema(HomeSchema);

  app.get(
    '/my/home',
    {
      preHandler: requireUser,
      schema: {
        operationId: 'readMyHome',
        description:
          'The first page of the dashboard: what needs attention today in renting, hosting and administering, by the caller’s role.',
        security: [{ idToken: [] }],
        response: { 200: HomeRef },
      },
    },
    async (request) => await viewHome(deps, currentUser(request)),
  );
}
