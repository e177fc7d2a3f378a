import type { ComponentType, ReactNode } from 'react';
import { ContractError } from './contract-error';
import { isLayoutKind } from './check-remote-module';
import {
  CONTRACT_VERSION,
  type RemoteDescription,
  type RemoteModule,
  type RemoteRoute,
} from './remote-module';

/**
 * A remote's `./routes`: the claims of its `remote.json`, each with its screens.
 *
 * @throws ContractError when a claim has no routes, routes have no claim, or a layout is unknown, so that
 *   the remote's own tests fail rather than a visitor's page
 */
export function defineRemote(
  description: RemoteDescription,
  routesByPath: Record<string, RemoteRoute[]>,
  options: { Root?: ComponentType<{ children: ReactNode }> } = {},
): RemoteModule {
  const claimed = new Set(description.claims.map((claim) => claim.path));
  const stray = Object.keys(routesByPath).find((path) => !claimed.has(path));
  if (stray !== undefined)
    throw new ContractError(`${description.name} has routes for ${stray} but does not claim it`);

  return {
    contractVersion: CONTRACT_VERSION,
    name: description.name,
    claims: description.claims.map(({ path, layout }) => {
      const routes = routesByPath[path];
      if (!routes) throw new ContractError(`${description.name} claims ${path} but has no routes for it`);
      if (!isLayoutKind(layout))
        throw new ContractError(`${description.name} wants an unknown layout: ${layout}`);
      return { path, layout, routes };
    }),
    ...options,
  };
}
