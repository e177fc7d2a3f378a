import { Type, type TString } from 'typebox';

/** At least one visible character and no control characters: PostgreSQL cannot even store NUL. */
export const linePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

/**
 * One line of text that a person typed.
 *
 * @param title the field's name as the person sees it
 * @param maxLength in characters; says no to a novel, never to a real name or address
 */
export function Line(title: string, maxLength: number): TString {
  return Type.String({ title, minLength: 1, maxLength, pattern: linePattern });
}

/** An e-mail address; 254 characters is the longest that can be delivered. */
export function EmailAddress(): TString {
  return Type.String({ title: 'E-mail', format: 'email', maxLength: 254 });
}

const textPattern =
  '^[^\\u0000-\\u0008\\u000e-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u0008\\u000e-\\u001f\\u007f]*$';

/** Text that a person typed, of as many lines as they like; not blank. */
export function Text(title: string, maxLength: number): TString {
  return Type.String({ title, minLength: 1, maxLength, pattern: textPattern });
}
