/** Stands for what is not to be read: found already, or harmless. No text of a request holds it. */
export const barrier = '\0';

/** What stands for what was hidden, in texts that are shown. */
export const mask = '•••';

/** A text to search in, and for each of its UTF-16 units where it comes from in the text that was typed. */
export interface MappedText {
  text: string;
  /** First unit of the original, and the one behind the last. */
  from: readonly number[];
  to: readonly number[];
}

/** Letters that look like Latin ones, Cyrillic and Greek, above those that they look like. */
const [lookalike, latin] = [
  'аеорсухіјѕһԁԛԝкмтвнӏАВЕКМНОРСТУХІЈЅαονρικτυχΑΒΕΗΙΚΜΝΟΡΤΥΧΖ',
  'aeopcyxijshdqwkmtbhlABEKMHOPCTYXIJSaovpiktuxABEHIKMNOPTYXZ',
];
const lookalikes = new Map(Array.from(lookalike, (letter, index) => [letter, latin[index] ?? letter]));

/** Letters that Unicode does not take apart. */
const plainLetters = new Map(
  Object.entries({
    ß: 'ss',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    æ: 'ae',
    œ: 'oe',
    ı: 'i',
    '。': '.',
    '｡': '.',
  }),
);

const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;
const decimal = /^\p{Nd}$/u;
const marks = /\p{M}/gu;

/**
 * A copy to search in: compatibility forms taken apart, accents and invisible characters dropped, digits of any script
 * as ASCII, Cyrillic and Greek letters within Latin words as the Latin ones that they look like. Case is kept.
 */
export function toMappedText(original: string): MappedText {
  const copy = { text: '', from: [] as number[], to: [] as number[] };
  let begin = 0;
  for (const character of original) {
    const end = begin + character.length;
    if (!ignorable.test(character)) {
      for (const plain of plainForm(character)) append(copy, plain, begin, end);
    }
    begin = end;
  }
  copy.text = copy.text.replaceAll(/[\p{L}]{2,}/gu, (word) =>
    /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
      ? Array.from(word, (letter) => lookalikes.get(letter) ?? letter).join('')
      : word,
  );
  return replaceMapped(copy, new RegExp(`${mask}+|${barrier}+`, 'gu'), barrier);
}

function append(
  copy: { text: string; from: number[]; to: number[] },
  plain: string,
  from: number,
  to: number,
): void {
  copy.text += plain;
  copy.from.push(...new Array<number>(plain.length).fill(from));
  copy.to.push(...new Array<number>(plain.length).fill(to));
}

function plainForm(character: string): string {
  if (character <= '\u007F') return character;
  const known = plainLetters.get(character);
  if (known !== undefined) return known;
  return Array.from(character.normalize('NFKD').replaceAll(marks, ''), asciiDigit).join('');
}

/** Digits of a script stand together, from zero to nine. */
function asciiDigit(character: string): string {
  if (!decimal.test(character) || character <= '9') return character;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && decimal.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Where a part of a copy was typed. */
export const spanOf = (
  { from, to }: MappedText,
  begin: number,
  end: number,
): { from: number; to: number } => ({
  from: from[begin] ?? 0,
  to: to[end - 1] ?? 0,
});

/** The same text with every match replaced; what stands for a match comes from all of it. */
export function replaceMapped(
  given: MappedText,
  pattern: RegExp,
  replacement: string | ((match: RegExpExecArray) => string),
): MappedText {
  const changes = Array.from(given.text.matchAll(pattern), (match) => ({
    begin: match.index,
    end: match.index + match[0].length,
    by: typeof replacement === 'string' ? replacement : replacement(match),
  })).filter(({ begin, end, by }) => given.text.slice(begin, end) !== by);
  if (changes.length === 0) return given;
  const copy = { text: '', from: [] as number[], to: [] as number[] };
  let done = 0;
  for (const { begin, end, by } of [
    ...changes,
    { begin: given.text.length, end: given.text.length, by: '' },
  ]) {
    copy.text += given.text.slice(done, begin);
    for (let unit = done; unit < begin; unit++) {
      copy.from.push(given.from[unit] ?? 0);
      copy.to.push(given.to[unit] ?? 0);
    }
    const { from, to } = spanOf(given, begin, end);
    append(copy, by, from, to);
    done = end;
  }
  return copy;
}

/** The same text with a barrier in place of each span that was typed there. */
export function barSpans(copy: MappedText, spans: readonly { from: number; to: number }[]): MappedText {
  let at = 0;
  let text = '';
  for (let unit = 0; unit < copy.text.length; unit++) {
    const position = copy.from[unit] ?? 0;
    while (at < spans.length && (spans[at]?.to ?? 0) <= position) at++;
    const span = spans[at];
    const isIn = span !== undefined && span.from <= position;
    text += isIn ? barrier : (copy.text[unit] ?? '');
  }
  return { ...copy, text };
}
