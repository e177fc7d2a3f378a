import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

/**
 * Writes src/openapi.generated.ts from the backend's document, with the document's hash in its first line, by which a
 * test sees that it is out of date. The generator is the backend's own dependency: it wants another TypeScript than the
 * one that builds the front ends.
 */
const backend = join(import.meta.dirname, '../../backend');
const target = join(import.meta.dirname, '../src/openapi.generated.ts');

execFileSync('npm', ['exec', '--', 'openapi-typescript', 'openapi.json', '--output', target], {
  cwd: backend,
  stdio: 'inherit',
});
const hash = createHash('sha256')
  .update(readFileSync(join(backend, 'openapi.json')))
  .digest('hex');
const types = `// backend/openapi.json ${hash}\n${readFileSync(target, 'utf8')}`;
const { code } = await format(target, types, { printWidth: 110, singleQuote: true });
writeFileSync(target, code);
