import { buildWhatChanged } from '../stack/build';
import { runNpmScript } from '../stack/run-command';
import type { Suite } from './suite';

/** The checks of `npm run check`, each by the script of the root's package.json: one place says what it is. */
const scripts = {
  types: 'typecheck',
  lint: 'lint',
  format: 'format:check',
  unused: 'unused',
  versions: 'versions',
};

/** Each check is one row, which counts as one test. */
export function checkSuites(): Suite[] {
  return Object.entries(scripts).map(([name, script]) => ({
    name,
    part: 'check',
    run: async () => {
      const { code, output } = await runNpmScript(script);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    },
  }));
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
