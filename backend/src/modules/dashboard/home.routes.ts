import type { User } from '../people/public.js';
import { viewRenting } from './renting/view-renting.js';
import { viewHosting } from './hosting/view-hosting.js';
import type { HomeBody } from './home.schemas.js';
import { viewAdministering } from './administering/view-administering.js';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { HomeRef, HomeSchema } from './home.schemas.js';
import { currentUser, mayHost, requireUser } from '../people/public.js';

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
          'The first page of the dashboard: what needs attention today in renting, hosting and administering, by what the caller may do.',
        security: [{ idToken: [] }],
        response: { 200: HomeRef },
      },
    },
    async (request) => await viewHome(deps, currentUser(request)),
  );
}

/** What matters to this person today, by what they may do. */
async function viewHome(deps: Deps, user: User): Promise<HomeBody> {
  const { fname, role, account_status, status_reason } = user;
  const isAdministering = role === 'admin' && account_status === 'active';
  return {
    fname,
    role,
    account_status,
    status_reason,
    renting: role === 'admin' ? null : await viewRenting(deps, user),
    hosting: mayHost(user) ? await viewHosting(deps, user) : null,
    administering: isAdministering ? await viewAdministering(deps) : null,
  };
}
