import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { ContractError } from '../contract/contract-error';
import type { RemoteModule, RemoteRoute } from '../contract/remote-module';
import { RemoteName } from './remote-name';

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

  const index = claim.routes.find((route) => route.index);
  const content =
    // `/` owns only itself, so there is nothing below it to choose from.
    claimPath === '/' && index ? (
      renderScreen(index)
    ) : (
      <ScreensBelow routes={claim.routes} renderScreen={renderScreen} notFound={notFound} />
    );
  return (
    <RemoteName value={remote.name}>
      {remote.Root ? <remote.Root>{content}</remote.Root> : content}
    </RemoteName>
  );
}

interface ScreensBelowProps extends Pick<RemoteRoutesProps, 'renderScreen' | 'notFound'> {
  routes: RemoteRoute[];
}

function ScreensBelow({ routes, renderScreen, notFound }: ScreensBelowProps) {
  return useRoutes([
    ...routes.map((route) => ({
      ...(route.index ? { index: true as const } : { path: route.path ?? '' }),
      element: renderScreen(route),
    })),
    { path: '*', element: notFound },
  ]);
}
