import { join } from 'node:path';
import { buildWhatChanged } from '@drove/release/build/build';
import { runCommand, runNpmScript, type CommandResult } from '@drove/release/build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import type { Outcome, Suite } from './suite';

/** The checks of `npm run check`, each by the script of the root's package.json: one place says what it is. */
const scripts = {
  types: 'typecheck',
  lint: 'lint',
  format: 'format:check',
  unused: 'unused',
  versions: 'versions',
  size: 'size:check',
  openapi: 'openapi:lint',
};

/** Each check is one row, which counts as one test. */
export function checkSuites(): Suite[] {
  return Object.entries(scripts).map(([name, script]) => checkSuite(name, script));
}

/** What every lint rule may depend on. */
const lintItself = /^(eslint\.config\.mjs|\.oxlintrc\.json|tooling\/lint\/)/;

/** The API's document, and the rules that it keeps. */
const describesApi = /^(backend\/openapi\.json|\.spectral\.\w+)$/;

/** The same checks; lint and format of the given files alone, unless lint itself is among them. */
export function checksOf(files: string[]): Suite[] {
  const { types, lint, unused, versions, size, openapi } = scripts;
  const scriptFiles = files.filter((file) => /\.(tsx?|[cm]js)$/.test(file));
  return [
    ...Object.entries({ types, unused, versions, size }).map(([name, script]) => checkSuite(name, script)),
    ...(files.some((file) => lintItself.test(file))
      ? [checkSuite('lint', lint)]
      : [
          nodeCheck(
            'lint',
            ['eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored'],
            scriptFiles,
          ),
          nodeCheck(
            'lint with types',
            ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
            scriptFiles,
          ),
        ]),
    ...(files.some((file) => describesApi.test(file)) ? [checkSuite('openapi', openapi)] : []),
    nodeCheck('format', ['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'], files),
  ].filter((suite) => suite !== undefined);
}

function checkSuite(name: string, script: string): Suite {
  const run = async () => outcomeOf(await runNpmScript(script));
  // The build checks the backend's types and leaves what the check begins from; side by side both would do it.
  return { name, part: 'check', ...(name === 'types' ? { after: buildSuite.name } : {}), run };
}

/** One of the tools over some files; nothing where there are none. */
function nodeCheck(name: string, [tool = '', ...options]: string[], files: string[]): Suite | undefined {
  if (files.length === 0) return undefined;
  const args = [join(workspaceRoot, 'node_modules', tool), ...options, ...files];
  return { name, part: 'check', run: async () => outcomeOf(await runCommand(process.execPath, args)) };
}

function outcomeOf({ code, output }: CommandResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** The production builds, which the journeys use. */
export const buildSuite: Suite = {
  name: 'build',
  part: 'e2e',
  run: async () => {
    const built = await buildWhatChanged(() => undefined);
    return {
      passed: 1,
      failed: 0,
      note: built.length > 0 ? `built ${built.join(', ')}` : 'nothing had changed',
    };
  },
};
