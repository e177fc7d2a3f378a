import type { Static } from 'typebox';
import { refuseSetting } from '../../../platform/configuration/configuration-error.js';
import { settings, text } from '../../../platform/configuration/setting.js';

export const bankDetailsEnvironment = settings('Bank accounts', {
  BANK_DETAILS_KEY: text(
    'Encrypts the bank accounts and tax details of owners: 32 random bytes in base64 (`openssl rand -base64 32`). A real deployment needs its own, and keeps it: without it they cannot be read.',
    {
      secret: true,
      defaultText: 'a key that everyone knows',
      neededFor: 'encrypting the bank accounts of owners',
      refuseWhenReal: (given) =>
        isGuessable(Buffer.from(given, 'base64'))
          ? 'must be 32 random bytes that only this deployment has (`openssl rand -base64 32`)'
          : undefined,
    },
  ),
});

const keyBytes = 32;
/** For development and tests alone; it stands in the public code. */
const developmentKey = Buffer.alloc(keyBytes, 'not a secret');

/**
 * BANK_DETAILS_KEY as bytes.
 *
 * @throws ConfigurationError when it is no key of 32 bytes
 */
export function readBankDetailsKey({
  BANK_DETAILS_KEY: given,
}: Static<typeof bankDetailsEnvironment>): Buffer {
  if (given === undefined) return developmentKey;
  const key = Buffer.from(given, 'base64');
  if (key.length !== keyBytes || key.toString('base64') !== given) {
    throw refuseSetting('BANK_DETAILS_KEY', 'must be 32 bytes in base64');
  }
  return key;
}

/**
 * Whether a key is written by people: zeros, a word again and again (as the development's), a row of numbers, a text.
 * Random bytes have some 30 different ones in 32, and as many steps between them.
 */
function isGuessable(key: Buffer): boolean {
  const bytes = Array.from(key);
  const steps = bytes.slice(1).map((byte, index) => (byte - (bytes[index] ?? 0) + 256) % 256);
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return isText || [bytes, steps].some((values) => new Set(values).size < keyBytes / 2);
}
