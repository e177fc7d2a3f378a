import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/**
 * What the rules read beside the file that they check: their own code, and how names of packages resolve. Where a
 * relative import leads can change without any of it only when files are moved, which those that import them notice.
 */
export function hashRuleInputs() {
  const { workspaces } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const files = [
    ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
    ...workspaces.map((workspace) => `${workspace}/package.json`),
    ...readdirSync(new URL('tooling/lint', root))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `tooling/lint/${name}`),
  ];
  const hash = createHash('sha256');
  for (const url of files.map((file) => new URL(file, root)).filter(existsSync))
    hash.update(readFileSync(url));
  return hash.digest('hex');
}
