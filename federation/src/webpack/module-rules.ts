import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { postcssPlugins } from './styles';

/**
 * TypeScript, style sheets and images, the same way in every build.
 *
 * @param directory the workspace's folder
 * @param remoteName whose root element every style rule is limited to; none for the shell
 */
export function moduleRules(directory: string, remoteName?: string): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      // Types are checked once, by `tsc -b`; here they are only removed.
      use: {
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: join(directory, 'tsconfig.json'),
          compilerOptions: {
            module: 'ESNext',
            declaration: false,
            composite: false,
            incremental: false,
            tsBuildInfoFile: undefined,
            emitDeclarationOnly: false,
            noEmit: false,
            // Other workspaces' sources are part of the build.
            rootDir: join(directory, '..'),
          },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        { loader: 'css-loader', options: { importLoaders: 1 } },
        {
          loader: 'postcss-loader',
          options: { postcssOptions: { config: false, plugins: postcssPlugins(remoteName) } },
        },
      ],
      sideEffects: true,
    },
    {
      test: /\.(svg|png|avif|webp|jpg|woff2)$/,
      type: 'asset',
      parser: { dataUrlCondition: { maxSize: 2048 } },
    },
  ];
}
