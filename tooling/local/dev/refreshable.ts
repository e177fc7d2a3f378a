import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The ordinary build's rule for scripts, which also says of each component how to tell its next version from another. */
function withRefresh(rule: RuleSetRule): RuleSetRule {
  const { loader, options } = rule.use as { loader: string; options: object };
  return {
    ...rule,
    use: [
      { loader: here('./keep-components.cjs'), options: { runtime: here('./kept-component.ts') } },
      { loader, options: { ...options, getCustomTransformers: () => ({ before: [refreshTypeScript()] }) } },
    ],
  };
}

/** Four builds meet in one page: whichever comes first brings the runtime that knows what to exchange. */
const oneRuntime = replaced(
  /react-refresh[\\/]runtime\.js$/,
  "module.exports = globalThis.__REFRESH_RUNTIME__ ??= require('./cjs/react-refresh-runtime.development.js');",
);

/** Elements are made as the page's React wants them: the released shell has its production build. */
const elementsOfThePage = replaced(
  /[\\/]react[\\/]jsx-runtime\.js$/,
  "module.exports = require('react').captureOwnerStack ? require('./cjs/react-jsx-runtime.development.js') : require('./cjs/react-jsx-runtime.production.js');",
);

function replaced(test: RegExp, code: string): RuleSetRule {
  return { test, loader: here('./replaced-by.cjs'), options: { code } };
}

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
      rules: [
        ...rules.map((rule) => (isForScripts(rule) ? withRefresh(rule) : rule)),
        oneRuntime,
        elementsOfThePage,
      ],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: 'product' }),
    ],
    // Its modules differ from those of the ordinary build.
    cache: { type: 'memory' },
  };
}
