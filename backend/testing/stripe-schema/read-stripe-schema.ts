import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';

const cache = new URL('../../../node_modules/.cache/stripe-schema/', import.meta.url);
const generator = ['operations.ts', 'stripe-schema.ts', 'type-to-schema.ts'];

/**
 * The schema of Stripe's API as JSON, made from the installed library the first time that it is wanted: to read its
 * declarations takes seconds.
 */
export async function readStripeSchema(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of generator) hash.update(await readFile(new URL(file, import.meta.url)));
  const name = `${Stripe.PACKAGE_VERSION}-${hash.digest('hex').slice(0, 12)}.json`;
  const file = fileURLToPath(new URL(name, cache));
  const made = await readFile(file, 'utf8').catch(() => undefined);
  if (made !== undefined) return made;
  const { buildStripeSchema } = await import('./stripe-schema.js');
  const schema = JSON.stringify(await buildStripeSchema());
  await mkdir(cache, { recursive: true });
  // In one step: other test files make it at the same time.
  await writeFile(`${file}.${process.pid}`, schema);
  await rename(`${file}.${process.pid}`, file);
  return schema;
}
