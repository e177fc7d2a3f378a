import type { FullConfig } from '@playwright/test';
import { listenOnLoopback } from '../../release/src/serve/loopback';
import { createStaticSite } from '../../release/src/serve/static-site';
import { PlainError } from '../../release/src/progress';
import { runNode } from '../../release/src/build/run-command';
import { acceptRasterizer, removeOldPictures, setRasterizer, shrinkPictures } from '../stories/pictures';
import { findRasterizer } from '../stories/rasterizer';
import { readStories, storybook } from '../stories/story-index';

const root = new URL('../../', import.meta.url).pathname;

/** Builds Storybook without its own screens and serves it; returns what stops it. */
export default async function setUp({ updateSnapshots, projects }: FullConfig): Promise<() => Promise<void>> {
  const { code, output } = await runNode(
    [
      `${root}node_modules/storybook/dist/bin/dispatcher.js`,
      ...['build', '--config-dir', 'storybook', '--output-dir', storybook],
      ...['--test', '--preview-only', '--disable-telemetry', '--quiet'],
    ],
    { folder: `${root}shared-ui` },
  );
  if (code !== 0) throw new PlainError(`Storybook does not build:\n${output}`);
  setRasterizer(await findRasterizer(projects[0]?.use.launchOptions ?? {}));
  const accepts = updateSnapshots !== 'none';
  if (accepts) {
    acceptRasterizer();
    removeOldPictures(readStories());
  }
  const server = await listenOnLoopback(0, createStaticSite({ folder: storybook }));
  process.env['STORYBOOK_URL'] = `http://127.0.0.1:${server.port}`;
  return async () => {
    await server.stop();
    if (accepts) await shrinkPictures();
  };
}
