import { claimProduct } from './claim-product.mjs';
import { prepare } from './prepare.mjs';

claimProduct();
await prepare('product');
await import('./start.ts');
