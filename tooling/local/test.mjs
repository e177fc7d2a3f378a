import { prepare } from './prepare.mjs';

await prepare();
await import('../../api-client/openapi/write-openapi-types.mjs');
await import('./test.ts');
