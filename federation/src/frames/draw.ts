import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** A frame keeps a picture's place: inside the page it would weigh more than all of it. */
const withoutPictures: Plugin = {
  name: 'without pictures',
  setup: (build) =>
    build.onLoad({ filter: /\.(?:png|webp|jpg)$/ }, () => ({ contents: 'export default undefined;' })),
};

/**
 * Runs a module of the front end in Node, with everything that it imports, and returns what its default export does.
 *
 * @param folder the workspace's, from which the module's imports are looked for
 * @param code the module; its default export is a function that takes nothing
 * @throws Error with the bundler's words, or whatever the module throws
 */
export async function runInNode(folder: string, code: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'tsx' },
    absWorkingDir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'dataurl' },
    plugins: [withoutPictures],
    define: { 'process.env.NODE_ENV': '"production"' },
    // The names that the shell shares, as in every build of a remote.
    alias: { 'react-router-dom': '@drove/shared-auth/router', 'react-hot-toast': 'react-hot-toast/headless' },
    logLevel: 'silent',
  });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outFolder = mkdtempSync(join(modules, '.frames-'));
  try {
    const file = join(outFolder, 'draw.cjs');
    writeFileSync(file, outputFiles[0]?.contents ?? '');
    const { default: draw } = require(file) as { default: () => unknown };
    return await draw();
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
}
