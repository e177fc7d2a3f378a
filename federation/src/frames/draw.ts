import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** What a build has emitted, by the file that it was made of. */
export type Pictures = ReadonlyMap<string, string>;

/** A frame names its pictures; inside the page they would weigh more than all of it. */
const named = (pictures: Pictures): Plugin => ({
  name: 'pictures',
  setup: (build) =>
    build.onLoad({ filter: /\.(?:png|avif|webp|jpg)$/ }, ({ path }) => {
      const file = pictures.get(path);
      return { contents: `export default ${file === undefined ? file : JSON.stringify(`picture:${file}`)};` };
    }),
});

/**
 * Runs a module of the front end in Node, with everything that it imports, and returns what its default export does.
 *
 * @param folder the workspace's, from which the module's imports are looked for
 * @param code the module; its default export is a function that takes nothing
 * @param pictures those that have an address
 * @throws Error with the bundler's words, or whatever the module throws
 */
export async function runInNode(
  folder: string,
  code: string,
  pictures: Pictures = new Map(),
): Promise<unknown> {
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
    plugins: [named(pictures)],
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
