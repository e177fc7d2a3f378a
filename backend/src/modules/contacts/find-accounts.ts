import { isValidIBAN } from 'ibantools';
import { spanOf, type MappedText } from './mapped-text.js';

const iban = /(?<![\p{L}\d])[A-Z]{2}[ -]?\d{2}(?:[ -]?[A-Z\d]){11,30}(?![\p{L}\d])/giu;

/** IBANs that their check digits make one, to which a trip would be paid around the marketplace. */
export function findAccounts(copy: MappedText): { from: number; to: number }[] {
  return Array.from(copy.text.matchAll(iban)).flatMap(({ index, 0: found }) => {
    // Words behind it look like more of it: the longest beginning that is right is the account.
    for (let end = found.length; end >= 15; end--) {
      const electronic = found.slice(0, end).replaceAll(/[ -]/gu, '').toUpperCase();
      const isWhole = !/^[\p{L}\d]{2}/u.test(found.slice(end - 1));
      if (isWhole && isValidIBAN(electronic)) return [spanOf(copy, index, index + end)];
    }
    return [];
  });
}
