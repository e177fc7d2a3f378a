import { prepare } from './prepare.mjs';

await prepare('product');
await import('./start.ts');
