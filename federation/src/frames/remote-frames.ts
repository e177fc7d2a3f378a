import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteFrames } from './frames-file';
import { criticalCss } from './critical-css';
import { runInNode, type Pictures } from './draw';
import { finishHtml } from './finish-html';

interface DrawnScreen {
  path: string;
  title: string;
  html: string;
}

/**
 * Draws a remote's entry screens by its own code.
 *
 * @param folder the remote's
 * @param paths patterns of its screens
 * @param css its built style sheet
 * @param pictures its built pictures
 * @throws Error when one of them cannot be drawn
 */
export async function remoteFrames(
  folder: string,
  paths: string[],
  css: string,
  pictures: Pictures,
): Promise<RemoteFrames> {
  const slots = existsSync(join(folder, 'src/frame-slots.ts')) ? "import './src/frame-slots';" : '';
  const code = `
    import { drawScreens } from '@drove/shared-auth/frames';
    import { remote } from './src/routes';${slots}
    export default () => drawScreens(remote, ${JSON.stringify(paths)});`;
  const screens = (await runInNode(folder, code, pictures)) as DrawnScreen[];
  const frames = await Promise.all(
    screens.map(async ({ path, title, html: drawn }): Promise<[string, RemoteFrames[string]]> => {
      const { html, css: ofAttributes } = finishHtml(drawn, `r${paths.indexOf(path)}`);
      return [path, { title, html, css: ofAttributes + (await criticalCss(html, css)) }];
    }),
  );
  return Object.fromEntries(frames);
}
