import type { Deps } from '../../platform/deps.js';
import { viewAdministering } from './administering/view-administering.js';
import type { HomeBody } from './home.schemas.js';
import { viewHosting } from './hosting/view-hosting.js';
import { viewRenting } from './renting/view-renting.js';
import type { User } from '../people/public.js';

/** What matters to this person today, by their role. */
export async function viewHome(deps: Deps, user: User): Promise<HomeBody> {
  const { role, account_status, status_reason } = user;
  const isAdministering = role === 'admin' && account_status === 'active';
  return {
    role,
    account_status,
    status_reason,
    renting: role === 'admin' ? null : await viewRenting(deps, user),
    hosting: role === 'car_owner' ? await viewHosting(deps, user) : null,
    administering: isAdministering ? await viewAdministering(deps) : null,
  };
}
