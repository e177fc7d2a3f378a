import { Format } from 'typebox/format';
import { asciiEmail } from './ascii-email.js';

interface TextFormat {
  /** In characters; a longer text is not looked at. */
  maxLength: number;
  isValid: (text: string) => boolean;
}

const isStandardDateTime = standardFormat('date-time');
const isStandardEmail = standardFormat('email');

/** What a text of a request may be besides a pattern. */
const textFormats: Record<string, TextFormat> = {
  uuid: { maxLength: 36, isValid: standardFormat('uuid') },
  email: { maxLength: 254, isValid: (text) => isStandardEmail(asciiEmail(text)) },
  date: { maxLength: 10, isValid: standardFormat('date') },
  'date-time': { maxLength: 40, isValid: isInstant },
};

/** The longest text of a format, in characters; undefined for formats that requests do not have. */
export function longestOfFormat(format: unknown): number | undefined {
  return textFormats[String(format)]?.maxLength;
}

/** Makes TypeBox check formats as `textFormats` says. */
export function registerTextFormats(): void {
  for (const [name, { maxLength, isValid }] of Object.entries(textFormats))
    Format.Set(name, (text) => text.length <= maxLength && isValid(text));
}

/**
 * A moment that a `Date` and PostgreSQL can hold. The standard also has leap seconds, a year 0 and names of time zones.
 */
function isInstant(text: string): boolean {
  return isStandardDateTime(text) && !text.startsWith('0000') && Number.isFinite(Date.parse(text));
}

/** @throws Error for a name that TypeBox does not know: it would take any text for valid */
function standardFormat(name: string): (text: string) => boolean {
  const isValid = Format.Get(name);
  if (isValid === undefined) throw new Error(`There is no format ${name}`);
  return isValid;
}
