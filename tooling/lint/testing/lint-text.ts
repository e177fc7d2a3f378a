import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../../..');

/**
 * What rules say of code, message by message.
 *
 * @param rules by name; those that need no types, which files that do not exist do not have
 * @returns takes the path that the code would have in the repository, and the code
 */
export function lintBy(rules: RegExp): (filePath: string, code: string) => Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parserOptions: { projectService: false, project: null } },
      },
    ],
    ruleFilter: ({ ruleId }) => rules.test(ruleId),
  });
  return async (filePath, code) => {
    const results = await eslint.lintText(code, { filePath: join(root, filePath) });
    return results.flatMap(({ messages }) => messages.map(({ message }) => message));
  };
}
