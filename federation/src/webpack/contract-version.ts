import { readFileSync } from 'node:fs';
import { ownModule } from '../own-module';

const contractFile = ownModule('../../../shared-auth/src/contract/remote-module', import.meta.url);

/** Read from the contract itself, as text: a build must not load React to know a number. */
export const CONTRACT_VERSION = Number(
  /export const CONTRACT_VERSION = (\d+);/.exec(readFileSync(contractFile, 'utf8'))?.[1],
);
