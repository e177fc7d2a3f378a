import type { Static } from 'typebox';
import { refuseSetting } from '../../../platform/configuration/configuration-error.js';
import { settings, text } from '../../../platform/configuration/setting.js';

export const bankDetailsEnvironment = settings('Bank accounts', {
  BANK_DETAILS_KEY: text(
    'Encrypts the bank accounts and tax details of owners: 32 random bytes in base64 (`openssl rand -base64 32`). A real deployment needs its own, and keeps it: without it they cannot be read.',
    { secret: true, defaultText: 'a key that everyone knows, refused in a real deployment' },
  ),
});

const keyBytes = 32;
/** For development and tests alone; it stands in the public code. */
const developmentKey = Buffer.alloc(keyBytes, 'not a secret');

/**
 * BANK_DETAILS_KEY as bytes.
 *
 * @throws ConfigurationError when it is no key of 32 bytes, and where customers are real and it is missing
 */
export function readBankDetailsKey(
  { BANK_DETAILS_KEY: given }: Static<typeof bankDetailsEnvironment>,
  isReal: boolean,
): Buffer {
  if (given === undefined) {
    if (isReal) throw refuseSetting('BANK_DETAILS_KEY', 'is needed where owners are real');
    return developmentKey;
  }
  const key = Buffer.from(given, 'base64');
  if (key.length !== keyBytes || key.toString('base64') !== given) {
    throw refuseSetting('BANK_DETAILS_KEY', 'must be 32 bytes in base64');
  }
  if (isReal && key.equals(developmentKey)) {
    throw refuseSetting('BANK_DETAILS_KEY', 'must not be the key of the development');
  }
  return key;
}
