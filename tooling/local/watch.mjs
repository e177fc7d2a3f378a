import { prepare } from './prepare.mjs';

await prepare();
await import('./watch.ts');
