/**
 * A letter, number or symbol (a dash or a question mark among them) that leaves ink: Hangul fillers are letters, and an
 * empty Braille pattern is a symbol.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Without the selectors and tags that an emoji or the form of a character ends with. */
const invisible =
  /^(?![\p{Variation_Selector}\u{e0020}-\u{e007f}])[\s\p{Default_Ignorable_Code_Point}\u2800]$/u;

/** Scripts stack four marks on a letter at most; more of them cover the lines above and below. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as the person meant it: without what turns the direction of a line round, marks that no script stacks, and
 * blanks and invisible marks around it. Those within it stay: joiners in emoji and in words, soft hyphens.
 *
 * @returns empty when nothing of the text is visible
 */
export function normalizeText(text: string): string {
  const directed = text.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(stackedMarks, '$1');
  if (!visible.test(directed)) return '';
  // From both ends, not by a pattern: one for the end of a text takes quadratic time on long runs of blanks.
  const characters = Array.from(directed);
  const start = characters.findIndex((character) => !invisible.test(character));
  const end = characters.findLastIndex((character) => !invisible.test(character));
  return characters.slice(start, end + 1).join('');
}

/** JSON, or a query, with each text in it normalized. */
export function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(normalizeTexts);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, normalizeTexts(part)]));
}
