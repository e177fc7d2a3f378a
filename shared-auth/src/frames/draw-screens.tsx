import type { RemoteModule } from '../contract/remote-module';
import { RemoteRoutes } from '../loading/remote-routes';
import { drawStill } from './draw-still';

/** A screen as it looks before anything is known. */
export interface DrawnScreen {
  path: string;
  title: string;
  html: string;
}

/**
 * Draws a remote's screens as a visitor first sees them, without data, below the remote's own root element.
 *
 * @param paths claims of the remote, each of which has an index screen
 * @throws Error when one has none, or cannot be drawn
 */
export async function drawScreens(remote: RemoteModule, paths: string[]): Promise<DrawnScreen[]> {
  return Promise.all(
    paths.map(async (path) => {
      const route = remote.claims.find((claim) => claim.path === path)?.routes.find(({ index }) => index);
      if (!route) throw new Error(`${remote.name} has no screen at ${path} of which a frame could be made`);
      const Screen = await route.screen();
      const content = (
        <div data-remote={remote.name} className="contents">
          <RemoteRoutes remote={remote} claimPath={path} renderScreen={() => <Screen />} notFound={null} />
        </div>
      );
      const html = drawStill({
        path,
        routes: [{ path: path === '/' ? path : `${path}/*`, element: content }],
        session: { status: 'signed-out' },
        idPrefix: `${remote.name}-`,
      });
      return { path, title: route.title, html };
    }),
  );
}
