import { Type, type TString } from 'typebox';

/** One line without control characters: PostgreSQL cannot even store NUL. */
export const linePattern = '^[^\\u0000-\\u001f\\u007f]*$';

/**
 * One line of text that a person typed; one of nothing visible counts as empty, see `normalizeTexts`.
 *
 * @param title the field's name as the person sees it
 * @param maxLength in characters; says no to a novel, never to a real name or address
 */
export function Line(title: string, maxLength: number): TString {
  return Type.String({ title, minLength: 1, maxLength, pattern: linePattern });
}

/** An e-mail address, to be used by `asciiEmail`; 254 characters is the longest that can be delivered. */
export function EmailAddress(): TString {
  return Type.String({ title: 'E-mail', format: 'email', maxLength: 254 });
}

/** Text that a person typed, of as many lines as they like; not empty. */
export function Text(title: string, maxLength: number): TString {
  const pattern = '^[^\\u0000-\\u0008\\u000e-\\u001f\\u007f]*$';
  return Type.String({ title, minLength: 1, maxLength, pattern });
}

/** Beside a telephone number as it was typed, in answers. */
export const PhoneE164 = Type.Union([Type.String(), Type.Null()], {
  description: 'The number in E.164, for links; null when it cannot be read.',
});

/** The same without vertical tabs and form feeds, for what goes into letters and files. */
export const plainTextPattern = '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$';
