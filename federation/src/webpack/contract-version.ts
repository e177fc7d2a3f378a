import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** With this module's own ending: TypeScript here, and JavaScript where the packages are installed. */
const contractFile = fileURLToPath(
  new URL(
    `../../../shared-auth/src/contract/remote-module${extname(fileURLToPath(import.meta.url))}`,
    import.meta.url,
  ),
);

const contract = readFileSync(contractFile, 'utf8');

/** Read from the contract itself, as text: a build must not load React to know a number. */
export const CONTRACT_VERSION = Number(/export const CONTRACT_VERSION = (\d+);/.exec(contract)?.[1]);

/** The versions that a shell of this commit mounts; read in the same way. */
export const CONTRACTS = (/export const CONTRACTS\b[^=]*= \[([\d, ]+)\]/.exec(contract)?.[1] ?? '')
  .split(',')
  .map(Number);
