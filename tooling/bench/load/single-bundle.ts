import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { baseConfig } from '@drove/federation/webpack/base-config';
import { moduleRules } from '@drove/federation/webpack/module-rules';
import { filesOfModule } from '@drove/federation/webpack/release-plugin';
import { screenModules } from '@drove/federation/webpack/screen-map';
import { pagePlugins } from '@drove/federation/webpack/shell-config';
import { remotes, type Screen } from './screens';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One application with all that federation splits. */
export interface SingleBundle {
  folder: string;
  /** The files of a first screen, as the bundle names them, beside the shell's own. */
  filesOf: (screen: Screen) => { scripts: string[]; styles: string[] };
}

/** Style rules apply to the files of one workspace, so that a remote's sheet is scoped here as in its own build. */
function rulesFor(workspace: string, remoteName?: string): RuleSetRule[] {
  const directory = join(root, workspace);
  const rules = moduleRules(directory, remoteName);
  return remoteName === undefined
    ? rules.map((rule) => ({ ...rule, exclude: remotes.map((name) => join(root, name)) }))
    : rules.map((rule) => ({ ...rule, include: directory }));
}

function configuration(folder: string): Configuration {
  const shell = join(root, 'shell');
  const base = baseConfig(shell, 'single_bundle');
  return {
    ...base,
    entry: { main: join(shell, 'src/main.tsx') },
    output: { ...base.output, path: folder },
    cache: false,
    resolve: {
      ...base.resolve,
      alias: Object.assign({}, base.resolve?.alias, {
        'bundled-auth$': join(root, 'remote-auth/src/routes.tsx'),
        'bundled-marketplace$': join(root, 'remote-marketplace/src/routes.tsx'),
      }),
    },
    module: { rules: [...rulesFor('shell'), ...remotes.flatMap((name) => rulesFor(name, name))] },
    plugins: [
      // The difference: each remote's routes are an ordinary lazy chunk.
      new webpack.NormalModuleReplacementPlugin(
        /\/load-remote$/,
        join(root, 'tooling/bench/load/load-bundled-remote.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /\/(list-for-extension|federation-runtime)$/,
        join(root, 'tooling/bench/load/no-federation.ts'),
      ),
      ...pagePlugins(shell).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' }),
    ],
  };
}

/**
 * Builds the shell and the remotes of the first screens as one application.
 *
 * @param folder where to put it
 * @throws Error with webpack's own words when it does not build
 */
export async function buildSingleBundle(folder: string): Promise<SingleBundle> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration(folder), (error, result) => {
      if (error) reject(error);
      else if (!result || result.hasErrors())
        reject(new Error(result?.toString({ all: false, errors: true })));
      else resolve(result);
    });
  });
  return {
    folder,
    filesOf: ({ remote, pattern }) => {
      const routes = join(root, remote, 'src/routes.tsx');
      const screen = screenModules(routes)[pattern];
      if (screen === undefined) throw new Error(`${remote} has no ${pattern}`);
      const modules = [routes.replace(/\.tsx$/, ''), screen];
      const files = [...new Set(modules.flatMap((module) => filesOfModule(stats.compilation, module)))];
      return {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
      };
    },
  };
}
