import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { oldestBrowsers } from './browsers';
import { buildConfiguration, connectSources } from './build-configuration';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { compressedFiles } from './compressed-files';
import { CONTRACT_VERSION } from './contract-version';
import { shellFrames } from '../frames/shell-frames';
import { fileName } from './file-name';
import { FramesPlugin } from './frames-plugin';
import { providedSingletons, providedVersions } from './shared-singletons';
import { ShellReleasePlugin } from './shell-release-plugin';
import { StableEntryPlugin } from './stable-entry-plugin';
import { WorkerPlugin } from './worker-plugin';

const require = createRequire(import.meta.url);

/** What the page runs before any file of the shell is there, which must be small and readable without a request. */
function inlineScript(directory: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(directory, 'src/preload/page.inline.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: oldestBrowsers(directory),
    define: buildConfiguration(process.env),
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The build of the shell: it provides the singletons, eagerly, and learns of remotes at run time only.
 *
 * @param directory the shell's folder
 */
export function shellConfig(directory: string): Configuration {
  return {
    ...baseConfig(directory, 'shell'),
    entry: { main: join(directory, 'src/main.tsx') },
    plugins: [
      new StableEntryPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        remotes: {},
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
        // Puts runtime-core where remotes look for it; taken as an ES module so that there is one copy.
        runtimePlugins: [
          require
            .resolve('@module-federation/inject-external-runtime-core-plugin')
            .replace(/index\.cjs$/, 'index.js'),
          fileURLToPath(new URL('../runtime/chunk-requests.ts', import.meta.url)),
        ],
        shared: providedSingletons(CONTRACT_VERSION),
      }),
      ...pagePlugins(directory),
      new ChunkIntegrityPlugin('shell'),
      new FramesPlugin(/^main\.[^/]*css$/, (css) => shellFrames(directory, css)),
      new WorkerPlugin(join(directory, 'src/worker/service-worker.ts')),
      new ShellReleasePlugin({
        contractVersion: CONTRACT_VERSION,
        provides: providedVersions(CONTRACT_VERSION),
        ...connectSources(process.env),
      }),
    ],
  };
}

/** The page, its style sheet and what is compressed; the single bundle of the benchmark has the same. */
export function pagePlugins(directory: string) {
  return [
    new MiniCssExtractPlugin({ filename: fileName('.css') }),
    new webpack.DefinePlugin(buildConfiguration(process.env)),
    ...compressedFiles(),
    new HtmlWebpackPlugin({
      template: join(directory, 'src/index.ejs'),
      favicon: join(directory, 'public/favicon.svg'),
      scriptLoading: 'defer' as const,
      templateParameters: (
        compilation: webpack.Compilation,
        _assets: unknown,
        tags: unknown,
        options: unknown,
      ) => ({
        inlineScript: inlineScript(directory),
        // Nothing of the app shows before the identity service reports: its code comes beside the shell's own.
        identityFiles: (compilation.namedChunkGroups.get('identity')?.getFiles() ?? []).filter((file) =>
          file.endsWith('.js'),
        ),
        // The file with the letters that each page has; the other one is asked for where a name needs it.
        typefaceFiles: compilation
          .getAssets()
          .map(({ name }) => name)
          .filter((name) => /-latin-wght-normal\.[^/]*woff2$/.test(name)),
        htmlWebpackPlugin: { tags, options },
      }),
      minify: { collapseWhitespace: true, removeComments: true, minifyJS: true },
    }),
  ];
}
