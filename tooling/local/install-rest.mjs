import { ensureInstalled } from './install.mjs';

// With it, npm ends too.
process.once('SIGTERM', () => process.exit(1));
await ensureInstalled('everything');
