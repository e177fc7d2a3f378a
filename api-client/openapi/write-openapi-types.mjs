import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes src/openapi.generated.ts from the backend's document, with the document's hash in its first line: where it stands
 * there already, nothing is written. The generator is the backend's own dependency: it wants another TypeScript than the
 * one that builds the front ends.
 */
const backend = join(import.meta.dirname, '../../backend');
const target = join(import.meta.dirname, '../src/openapi.generated.ts');
const document = readFileSync(join(backend, 'openapi.json'));
const firstLine = `// backend/openapi.json ${createHash('sha256').update(document).digest('hex')}\n`;

if (!existsSync(target) || !readFileSync(target, 'utf8').startsWith(firstLine)) {
  const generate = ['exec', '--', 'openapi-typescript', 'openapi.json'];
  const types = execFileSync('npm', generate, { cwd: backend, maxBuffer: 2 ** 26 });
  writeFileSync(target, firstLine + types.toString());
}
