import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

it('matches the API’s current document; `npm run openapi` regenerates the types', () => {
  const document = readFileSync(join(process.cwd(), '../backend/openapi.json'));
  const types = readFileSync(join(process.cwd(), 'src/openapi.generated.ts'), 'utf8');

  expect(types).toContain(createHash('sha256').update(document).digest('hex'));
});
