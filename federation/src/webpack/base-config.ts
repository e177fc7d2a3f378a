import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { loadTimeoutMs } from './build-configuration';
import { fileName, isDevelopment } from './file-name';
import { moduleRules } from './module-rules';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedPackages } from './installed-packages';

const require = createRequire(import.meta.url);

/**
 * What nearly every screen loads its data by, in one file: spread over the screens by which of its functions each uses,
 * it stood in their files many times over, and in files of the same content.
 */
const queries = {
  test: /[\\/]node_modules[\\/](?:@tanstack[\\/](?:react-query|query-core)|react-error-boundary)[\\/]/,
  name: 'queries',
  chunks: 'async',
  priority: 10,
  enforce: true,
} as const;

/**
 * What the shell's and every remote's build have in common.
 *
 * @param directory the workspace's folder
 * @param uniqueName keeps the chunks of one build apart from another's in the same page
 * @param remoteName for a remote, whose styles are scoped
 */
export function baseConfig(directory: string, uniqueName: string, remoteName?: string): Configuration {
  const development = isDevelopment();
  return {
    mode: development ? 'development' : 'production',
    // The list in package.json, which cssnano reads, too.
    target: 'browserslist',
    context: directory,
    // In production beside the files, which do not name them: they are kept with a release and never served.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(directory, 'dist'),
      publicPath: 'auto',
      uniqueName,
      clean: true,
      filename: fileName('.js'),
      chunkFilename: fileName('.js'),
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // The clock of the navigation began no later than the request, so that its plain words come first.
      chunkLoadTimeout: loadTimeoutMs(process.env),
      hashFunction: 'xxhash64',
      // A module that throws while it is evaluated is evaluated again by a retry instead of staying half made.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: development ? {} : productionRouter(),
    },
    module: { rules: moduleRules(directory, remoteName) },
    optimization: {
      // Named chunks: the release lists them, and a reader of the network panel knows them.
      chunkIds: development ? 'named' : 'deterministic',
      splitChunks: { cacheGroups: { queries } },
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          // What one pass leaves of code that no one calls, another takes out.
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
        }),
        // A browser tests what begins with `:is()` against every element, and a class against those that have it.
        new CssMinimizerPlugin({
          minimizerOptions: { preset: ['default', { minifySelectors: { convertToIs: false } }] },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(directory, '../node_modules/.cache/webpack', uniqueName),
      version: presetVersion(directory),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** react-router's package.json offers bundlers its development build only: bigger, and it warns visitors. */
function productionRouter(): Record<string, string> {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
}

/**
 * Changes when the presets or the installed packages do: webpack follows the modules of a build by itself, but
 * not how this configuration came about.
 *
 * @param directory a workspace's folder
 */
function presetVersion(directory: string): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(here)
    .sort()
    .map((file) => join(here, file));
  const hash = createHash('sha256').update(installedPackages(join(directory, '..')));
  for (const file of [...files, join(directory, '../tsconfig.base.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
