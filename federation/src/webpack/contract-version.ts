import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Compiled, where the packages are installed. */
const [contractFile = ''] = ['ts', 'js']
  .map((ending) => new URL(`../../../shared-auth/src/contract/remote-module.${ending}`, import.meta.url))
  .map((url) => fileURLToPath(url))
  .filter((file) => existsSync(file));

/** Read from the contract itself, as text: a build must not load React to know a number. */
export const CONTRACT_VERSION = Number(
  /export const CONTRACT_VERSION = (\d+);/.exec(readFileSync(contractFile, 'utf8'))?.[1],
);
