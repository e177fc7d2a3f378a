import { prepare } from '../local/prepare.mjs';

await prepare();
await import('./record.ts');
