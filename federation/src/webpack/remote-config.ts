import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { ReleaseFile, RemoteTerms } from '../registry';
import { CONTRACT_VERSION } from './contract-version';
import { baseConfig } from './base-config';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { compressedFiles } from './compressed-files';
import { remoteFrames } from '../frames/remote-frames';
import { fileName } from './file-name';
import { FramesPlugin } from './frames-plugin';
import { ReleasePlugin } from './release-plugin';
import { consumedSingletons } from './shared-singletons';
import { StableEntryPlugin } from './stable-entry-plugin';

/** What `remote.json` says of a remote. */
export interface RemoteJson extends RemoteTerms {
  name: string;
  scope: string;
  port: number;
  /** Which of its paths are entries: the page shows their screens before any script is there. */
  frames?: string[];
  /** What screens ask the API for first, by their full route pattern; only what anyone may know. */
  firstData?: ReleaseFile['firstData'];
  /** Paths of other remotes that it links to, beside those that its build finds in the sources. */
  links?: string[];
  /** Kilobytes, compressed, that its heaviest screen may need; see the release gate. */
  budgetKb?: number;
  /** The same for all of its scripts and styles. */
  totalBudgetKb?: number;
  /** The same for each script. */
  fileBudgetKb?: number;
}

/** What a remote's code reads of its own `remote.json`; the rest is for the platform. */
const nameAndClaims = (directory: string) => ({
  test: join(directory, 'remote.json'),
  type: 'json',
  parser: {
    parse: (source: string) => {
      const { name, claims } = JSON.parse(source) as RemoteJson;
      return { name, claims };
    },
  },
});

/**
 * The build of a remote: one federation container that exposes `./routes`, and `release.json` beside it.
 *
 * @param directory the remote's folder, with `remote.json` and `src/routes.tsx`
 */
export function remoteConfig(directory: string): Configuration {
  const remote = JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8')) as RemoteJson;
  const routesFile = join(directory, 'src/routes.tsx');
  const shared = consumedSingletons(CONTRACT_VERSION);
  const base = baseConfig(directory, remote.scope, remote.name);
  const rules = base.module?.rules ?? [];
  return {
    ...base,
    module: { rules: rules.concat(nameAndClaims(directory)) },
    entry: {},
    plugins: [
      new StableEntryPlugin(),
      new ModuleFederationPlugin({
        name: remote.scope,
        filename: fileName('.js', 'remoteEntry'),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        // Relative: an absolute path would be part of a module's id, and so of the entry's hash.
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        runtimePlugins: [fileURLToPath(new URL('../runtime/chunk-requests.ts', import.meta.url))],
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
        shared,
      }),
      // Without its runtime: the shell loads the sheets, because only it can tell that one failed.
      new MiniCssExtractPlugin({
        filename: fileName('.css'),
        chunkFilename: fileName('.css'),
        runtime: false,
      }),
      new ChunkIntegrityPlugin(remote.scope),
      ...(remote.frames
        ? [
            new FramesPlugin(/^routes\.[^/]*css$/, (css, pictures) =>
              remoteFrames(directory, remote.frames ?? [], css, pictures),
            ),
          ]
        : []),
      ...compressedFiles(),
      new ReleasePlugin({
        name: remote.name,
        scope: remote.scope,
        terms: remote,
        contractVersion: CONTRACT_VERSION,
        routesFile,
        ...(remote.firstData ? { firstData: remote.firstData } : {}),
        links: remote.links ?? [],
        shared: Object.fromEntries(
          Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
        ),
      }),
    ],
  };
}
