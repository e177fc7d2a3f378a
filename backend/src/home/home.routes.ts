import type { Deps } from '../deps.js';
import type { App } from '../http/app-types.js';
import { refusals } from '../http/problem.schemas.js';
import { currentUser, requireUser } from '../users/require-user.js';
import { HomeRef, HomeSchema } from './home.schemas.js';
import { viewHome } from './view-home.js';

/** What matters today to whoever has just signed in. */
export function homeRoutes(app: App, deps: Deps): void {
  app.addSchema(HomeSchema);

  app.get(
    '/my/home',
    {
      preHandler: requireUser,
      schema: {
        operationId: 'readMyHome',
        security: [{ idToken: [] }],
        response: { 200: HomeRef, ...refusals([400, 401, 403, 429, 500, 503]) },
      },
    },
    async (request) => await viewHome(deps, currentUser(request)),
  );
}
