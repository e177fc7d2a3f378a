import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const contractFile = fileURLToPath(
  new URL('../../../shared-auth/src/contract/remote-module.ts', import.meta.url),
);

/** Read from the contract itself, as text: a build must not load React to know a number. */
export const CONTRACT_VERSION = Number(
  /export const CONTRACT_VERSION = (\d+);/.exec(readFileSync(contractFile, 'utf8'))?.[1],
);
