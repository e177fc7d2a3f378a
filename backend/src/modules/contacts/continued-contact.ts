import { type ContactOptions, findContacts } from './find-contacts.js';

/**
 * How much of the beginning of a message completes a contact that its sender began in the messages before: "912 345", then
 * "678". A number goes on only in digits, since words behind one more often begin another sentence.
 *
 * @param before texts of the same sender, the oldest first
 * @returns UTF-16 units; 0 when the message completes none
 */
export function continuedUnits(before: readonly string[], text: string, options: ContactOptions): number {
  for (let first = before.length - 1; first >= 0; first--) {
    const begun = `${before.slice(first).join(' ')} `;
    const found = findContacts(begun + text, options).find(
      ({ from, to }) => from <= begun.length && to > begun.length,
    );
    if (found === undefined) continue;
    if (found.kind !== 'phone' || !/\p{L}/u.test(text)) return found.to - begun.length;
  }
  return 0;
}
