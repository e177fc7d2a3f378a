import { buildSync } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';
import { oldestBrowsers } from './browsers';
import { isDevelopment } from './file-name';

/** Not hashed: servers have it at the page's root, where a worker must be to be for the page. */
const WORKER = 'service-worker.js';

/** The file of a build's service worker; none while it is worked on. */
export const workerFile = (compilation: Compilation) =>
  compilation.getAsset(WORKER) ? { worker: WORKER } : {};

/** Emits the service worker: one script, with only what it uses of its library, and none of the app's. */
export class WorkerPlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    if (isDevelopment()) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WorkerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const { outputFiles } = buildSync({
            entryPoints: [this.entry],
            bundle: true,
            write: false,
            minify: true,
            format: 'iife',
            target: oldestBrowsers(compiler.context),
            define: { 'process.env.NODE_ENV': '"production"' },
          });
          compilation.emitAsset(WORKER, new sources.RawSource(outputFiles[0]?.text ?? ''));
        },
      );
    });
  }
}
