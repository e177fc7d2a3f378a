import { claimProduct } from './claim-product.mjs';
import { prepare } from './prepare.mjs';

claimProduct();
await prepare();
await import('./dev.ts');
