import { Type, type TString } from 'typebox';

/** White space that is no control character. */
const blank = ' \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** No blank: a pattern that cannot take one for the other never goes back over a text. */
const visible = '[^\\s\\u0000-\\u001f\\u007f]';

/** At least one visible character and no control characters: PostgreSQL cannot even store NUL. */
export const linePattern = `^[${blank}]*${visible}[^\\u0000-\\u001f\\u007f]*$`;

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

const textPattern = `^[\\t-\\r${blank}]*${visible}[^\\u0000-\\u0008\\u000e-\\u001f\\u007f]*$`;

/** Text that a person typed, of as many lines as they like; not blank. */
export function Text(title: string, maxLength: number): TString {
  return Type.String({ title, minLength: 1, maxLength, pattern: textPattern });
}

/** The same without vertical tabs and form feeds, for what goes into letters and files. */
export const plainTextPattern = `^[\\t\\n${blank}]*${visible}[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$`;
