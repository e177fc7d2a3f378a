import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { ContractError } from '../contract/contract-error';
import type { RemoteModule, RemoteRoute } from '../contract/remote-module';

export interface RemoteRoutesProps {
  remote: RemoteModule;
  /** Which of the remote's claims is being shown. */
  claimPath: string;
  renderScreen: (route: RemoteRoute) => ReactNode;
  /** Shown for a path below the claim that the remote does not have. */
  notFound: ReactNode;
}

/** A remote's screens below one of its claims; used by the shell and by `shared-auth/testing` alike. */
export function RemoteRoutes({ remote, claimPath, renderScreen, notFound }: RemoteRoutesProps) {
  const claim = remote.claims.find(({ path }) => path === claimPath);
  if (!claim) throw new ContractError(`${remote.name} no longer has ${claimPath}`);

  const content = useRoutes([
    ...claim.routes.map((route) => ({
      ...(route.index ? { index: true as const } : { path: route.path ?? '' }),
      element: renderScreen(route),
    })),
    { path: '*', element: notFound },
  ]);
  return remote.Root ? <remote.Root>{content}</remote.Root> : content;
}
