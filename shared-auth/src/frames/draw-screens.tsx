import type { RemoteModule } from '../contract/remote-module';
import { RemoteRoutes } from '../loading/remote-routes';
import { drawStill } from './draw-still';

/** What a first photo is drawn with where its frame keeps a slot for it: federation's `finishHtml` knows it by its address. */
export const photoSlot = {
  width: 3,
  height: 2,
  placeholder: '',
  alt: '',
  sources: [{ url: 'photo-slot:', width: 3, height: 2 }],
};

/** A screen as it looks before anything is known. */
export interface DrawnScreen {
  path: string;
  title: string;
  html: string;
}

/**
 * Draws a remote's screens as a visitor first sees them, without data, below the remote's own root element.
 *
 * @param paths patterns of screens, as they stand below the remote's claims: `/carlisting/car/:id`
 * @throws Error when one has none, or cannot be drawn
 */
export async function drawScreens(remote: RemoteModule, paths: string[]): Promise<DrawnScreen[]> {
  return Promise.all(
    paths.map(async (path) => {
      const found = remote.claims.flatMap((claim) =>
        claim.routes
          .filter(({ index, path: below }) => path === (index ? claim.path : `${claim.path}/${below ?? ''}`))
          .map((route) => ({ claimPath: claim.path, route })),
      )[0];
      if (!found) throw new Error(`${remote.name} has no screen at ${path} of which a frame could be made`);
      const { claimPath, route } = found;
      const Screen = await route.screen();
      const content = (
        <div data-remote={remote.name} className="contents">
          <RemoteRoutes
            remote={remote}
            claimPath={claimPath}
            renderScreen={() => <Screen />}
            notFound={null}
          />
        </div>
      );
      const html = drawStill({
        path,
        routes: [{ path: claimPath === '/' ? claimPath : `${claimPath}/*`, element: content }],
        session: { status: 'signed-out' },
        idPrefix: `${remote.name}-`,
      });
      return { path, title: route.title, html };
    }),
  );
}
