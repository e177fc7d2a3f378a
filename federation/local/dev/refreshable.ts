import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

/** Says of each component how to tell its next version from another component. */
const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      },
      module: { type: 'es6' },
      sourceMaps: true,
    },
  },
};

const oneRuntime: RuleSetRule = {
  test: /react-refresh[\\/]runtime\.js$/,
  loader: fileURLToPath(new URL('one-refresh-runtime.cjs', import.meta.url)),
};

const isForScripts = (rule: unknown): boolean => {
  const { test } = rule as RuleSetRule;
  return test instanceof RegExp && test.test('a-component.tsx');
};

/** The same build with components that can be exchanged while they are mounted. */
export function refreshable(configuration: Configuration): Configuration {
  const rules = configuration.module?.rules ?? [];
  return {
    ...configuration,
    module: {
      ...configuration.module,
      rules: [...rules.map((rule) => (isForScripts(rule) ? scripts : rule)), oneRuntime],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: 'product' }),
    ],
    // Its modules differ from those of the ordinary build.
    cache: { type: 'memory' },
  };
}
