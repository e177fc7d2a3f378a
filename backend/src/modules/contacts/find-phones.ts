import { toE164 } from '../../platform/phone/to-e164.js';
import { callWord, referenceWord } from './contact-words.js';
import { barHarmlessNumbers } from './harmless-numbers.js';
import { barrier, replaceMapped, type MappedText } from './mapped-text.js';
import { spelledDigits } from './number-words.js';

/** What stands between the digits of a number: anything but letters, amounts and what was found before. */
const gap = String.raw`[^\p{L}\p{N}${barrier}€$£¥]{0,4}`;
const joining =
  '(?:and|und|et|y|e|en|then|dann|dash|hyphen|minus|strich|tiret|traco|hifen|guion|space|slash|dot|punkt|point|ponto|punto)';
const run = new RegExp(String.raw`(?<!\d)\(?\+?\(?\d(?:(?:${gap}${joining}(?!\p{L}))?${gap}\d)*`, 'giu');
/** Where numbers of a list or of two sentences part. */
const parting = /[,;.]\s|[\n(]/gu;
const inWords = new RegExp(joining, 'iu');

const windowLength = 40;
const called = new RegExp(String.raw`(?<!\p{L})${callWord}(?!\p{L})[^\d.!?${barrier}]{0,20}$`, 'iu');
const calledAtOnce = new RegExp(`(?<!\\p{L})${callWord}$`, 'iu');
const referred = new RegExp(
  String.raw`(?<!\p{L})${referenceWord}(?:\s|[:#.=-]|(?<!\p{L})(?:number|no|nr|num|n|is|ist|code|numero|nummer|numer|de|our|my|[A-Z\d]{1,3})(?!\p{L})){0,8}$`,
  'iu',
);

/** TP 1234567 */
const carrier = /(?<![\p{L}\d])[A-Z]{2,3} ?$/u;

/** What follows the last digit; at most three signs and a word that joins. */
const endOfRun = /(?<=\d)\D{1,20}$/u;

/** A part of a copy that may be a number. */
interface Run {
  begin: number;
  /** With brackets and separators, as in the copy. */
  text: string;
}

/** Telephone numbers, in digits and in words. */
export function findPhones(given: MappedText, countries: readonly string[]): { from: number; to: number }[] {
  const copy = barHarmlessNumbers(given);
  return [true, false].flatMap((isCertain) => {
    const words = replaceMapped(
      copy,
      /\p{L}{2,60}/gu,
      ([word]) => spelledDigits(word, { isCertain }) ?? word,
    );
    const spelled = { ...words, text: digitsForLetters(words.text) };
    return Array.from(runsOf(spelled.text))
      .filter((each) => (isCertain ? isPhone(spelled, each, countries) : isSpelled(spelled, each)))
      .map(({ begin, text }) => ({
        from: spelled.from[begin] ?? 0,
        to: spelled.to[begin + text.length - 1] ?? 0,
      }));
  });
}

/** "9I2 34O": letters that pass for digits, beside two digits at least. */
function digitsForLetters(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])[\doil]{3,20}(?![\p{L}\d])/giu, (token) =>
    /\d[oil]*\d/iu.test(token) ? token.replaceAll(/o/giu, '0').replaceAll(/[il]/giu, '1') : token,
  );
}

function* runsOf(text: string): Generator<Run> {
  for (const match of text.matchAll(run)) {
    for (const part of partsOf({ begin: match.index, text: match[0] })) {
      const free = withoutAttached(text, part);
      if (free !== undefined) yield free;
    }
  }
}

/** Apart at commas and sentences, unless each group is short: "912, 345, 678". */
function partsOf({ begin, text }: Run): Run[] {
  if (groupsOf(text).every(({ length }) => length <= 3) && !isAscending(text)) return [{ begin, text }];
  const parts: Run[] = [];
  let at = 0;
  const take = (end: number) => {
    const first = text.slice(at, end).search(/[(+\d]/u);
    const part = text.slice(at, end).replace(endOfRun, '');
    if (first !== -1 && /\d/u.test(part)) parts.push({ begin: begin + at + first, text: part.slice(first) });
  };
  for (const { index } of text.matchAll(parting)) {
    // The brackets of an area code do not part.
    if (text[index] === '(' && /^\(0?\d{0,4}\)/u.test(text.slice(index))) continue;
    take(index);
    at = index + 1;
  }
  take(text.length);
  return parts;
}

/** Without the digits of names such as TP1234567, which letters touch; "whatsapp912345678" is none. */
function withoutAttached(text: string, { begin, text: given }: Run): Run | undefined {
  const before = text.slice(Math.max(0, begin - windowLength), begin);
  const first = /^\d{1,8}(?!\d)/u.exec(given);
  let from = 0;
  if (first !== null && /\p{L}$/u.test(before) && !calledAtOnce.test(before)) from = first[0].length;
  let rest = given.slice(from);
  const behind = text.slice(begin + given.length, begin + given.length + 1);
  if (/^\p{L}/u.test(behind)) rest = rest.replace(/(?<!\d)\d{1,8}$/u, '');
  const skipped = rest.search(/[(+\d]/u);
  if (skipped === -1) return undefined;
  return { begin: begin + from + skipped, text: rest.slice(skipped).replace(endOfRun, '') };
}

const groupsOf = (text: string) => text.match(/\d+/gu) ?? [];

/** Days or places in a list: 9, 10, 11 and 12. */
function isAscending(text: string): boolean {
  const groups = groupsOf(text);
  const isShort = groups.length > 2 && groups.every(({ length }) => length <= 2) && /[,;]|\p{L}/u.test(text);
  return isShort && groups.every((group, index) => Number(group) > Number(groups[index - 1] ?? -1));
}

function isPhone(copy: MappedText, { begin, text }: Run, countries: readonly string[]): boolean {
  const groups = groupsOf(text);
  const digits = groups.join('');
  if (digits.length < 6) return false;
  if (/^\(?\+/u.test(text) && digits.length >= 8) return true;
  const before = copy.text.slice(Math.max(0, begin - windowLength), begin);
  const isValid = () => countries.some((country) => toE164(digits, country) !== null);
  if (referred.test(before))
    return groups.length > 2 && text.includes(' ') && digits.length >= 9 && isValid();
  if (/^\(?00[1-9]/u.test(text) && digits.length >= 9) return true;
  if (called.test(before) || calledAtOnce.test(before)) return true;
  if (groups.length === 1 && digits.length <= 8 && carrier.test(before)) return false;
  if (isAscending(text) || isYearlyNumber(text) || isRound(groups)) return false;
  // Papers have capitals before their number, and cars a year.
  if (/(?<![\p{L}\d])[A-Z]{2,3}$/u.test(before)) return false;
  if (/\p{L}$/u.test(before)) return isValid();
  if (groups.some((group) => /^(?:19|20)\d\d$/u.test(group)))
    return digits.length >= 9 && text.startsWith('0');
  if (digits.length >= 9) return !inWords.test(text) || groups.every(({ length }) => length !== 4);
  if (countHidden(copy, begin, text) >= 2) return true;
  // A short one after a word is more often a password or a number of something.
  if (groups.length === 1 && !text.startsWith('0') && /[\p{L}\d][ :=#-]{0,3}$/u.test(before)) return false;
  return digits.length >= 7 && !/^\d{1,2}(?:[ .,']\d{3}){2}$/u.test(text) && isValid();
}

const isYearlyNumber = (text: string) => /^(?:19|20)\d\d[-/ ]\d{2,6}$/u.test(text);
const isRound = (groups: readonly string[]) =>
  groups.length > 1 && groups.every((group) => /[1-9]0+$|^000$/u.test(group));

/** Digits with something invisible between them. */
function countHidden({ from, to }: MappedText, begin: number, text: string): number {
  return Array.from(text).filter((_, index) => {
    const unit = begin + index;
    return index > 0 && (from[unit] ?? 0) > (to[unit - 1] ?? 0);
  }).length;
}

/** Words that are numbers in some language are a telephone number when there are enough of them. */
function isSpelled({ from, to }: MappedText, { begin, text }: Run): boolean {
  if (groupsOf(text).join('').length < 7 || isAscending(text)) return false;
  const words = new Set<number>();
  for (let unit = begin; unit < begin + text.length; unit++) {
    if ((to[unit] ?? 0) - (from[unit] ?? 0) > 1) words.add(from[unit] ?? 0);
  }
  return words.size >= 4;
}
