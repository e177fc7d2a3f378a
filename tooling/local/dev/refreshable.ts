import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';

/** The ordinary build's rule for scripts, which also says of each component how to tell its next version from another. */
function withRefresh(rule: RuleSetRule): RuleSetRule {
  const { loader, options } = rule.use as { loader: string; options: { compilerOptions: object } };
  return {
    ...rule,
    use: {
      loader,
      options: {
        ...options,
        compilerOptions: { ...options.compilerOptions, jsx: 'react-jsxdev' },
        getCustomTransformers: () => ({ before: [refreshTypeScript()] }),
      },
    },
  };
}

const oneRuntime: RuleSetRule = {
  test: /react-refresh[\\/]runtime\.js$/,
  loader: fileURLToPath(new URL('one-refresh-runtime.cjs', import.meta.url)),
};

const isForScripts = (rule: unknown): rule is RuleSetRule => {
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
      rules: [...rules.map((rule) => (isForScripts(rule) ? withRefresh(rule) : rule)), oneRuntime],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: 'product' }),
    ],
    // Its modules differ from those of the ordinary build.
    cache: { type: 'memory' },
  };
}
