import { type ContactKind, type ContactOptions, findContacts } from './find-contacts.js';

const kindLabels: Record<ContactKind, string> = {
  phone: 'a phone number',
  email: 'an email address',
  link: 'a link',
  handle: 'a name at a messenger',
  address: 'an address',
  code: 'a location code',
  account: 'an account number',
};

/**
 * What public texts say of how to reach a person: field to a sentence with what was found; empty when there is nothing.
 *
 * @param texts the name of a field with its text
 */
export function refusedContacts(
  texts: readonly (readonly [field: string, text: string])[],
  options: ContactOptions,
): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [field, text] of texts) {
    const [first] = findContacts(text, options);
    if (first === undefined) continue;
    const found = text.slice(first.from, first.to);
    const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
    refused[field] =
      `This text is public and can’t include contact details. Please remove ${kindLabels[first.kind]}: “${shown}”.`;
  }
  return refused;
}
