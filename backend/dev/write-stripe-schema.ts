import { writeFile } from 'node:fs/promises';
import { renderStripeSchema, stripeSchemaFile } from './stripe-schema/stripe-schema.js';

await writeFile(stripeSchemaFile, await renderStripeSchema());
