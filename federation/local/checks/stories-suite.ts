import { runPlaywright } from './playwright-suite';
import type { Suite } from './suite';

/** What stories are drawn with: the kit, the shell's tokens, what every build adds, and the tests themselves. */
const drawn =
  /^(shared-ui|shell\/src\/styles|federation\/styles|e2e\/(stories|src\/global-set-up-stories))\b/;

/** Every story of shared-ui in headless Chromium: played, asked about by axe, and compared with its picture. */
export const storiesSuite: Suite = {
  name: 'stories in Chromium',
  part: 'stories',
  run: () => runPlaywright('stories.config.ts'),
};

/** Whether a change of one of the files may change a story. */
export function touchesStories(files: string[]): boolean {
  return files.some((file) => drawn.test(file));
}
