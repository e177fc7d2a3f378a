/** Texts that are slow to judge for a pattern, a parser or a search that is worse than linear. */
export const hostileTexts: Record<string, (length: number) => string> = {
  'a long run': (length) => 'a'.repeat(length),
  'a control character at the end': (length) => `${'a'.repeat(length - 1)}\u0001`,
  'white space, then a control character': (length) => `${' '.repeat(length - 1)}\u0001`,
  'line breaks': (length) => '\n'.repeat(length),
  'nested brackets': (length) => '([{<'.repeat(Math.ceil(length / 4)).slice(0, length),
  'almost an address: a@a@a': (length) => 'a@'.repeat(Math.ceil(length / 2)).slice(0, length),
  'almost an address: a@a.a.a.': (length) => `a@${'a.'.repeat(Math.ceil(length / 2))}`.slice(0, length),
  'combining characters': (length) => `e${'\u0301'.repeat(length - 1)}`,
  'digits and dashes': (length) => '0-'.repeat(Math.ceil(length / 2)).slice(0, length),
  'lists of words': (length) => 'small,'.repeat(Math.ceil(length / 6)).slice(0, length),
  wildcards: (length) => '%_'.repeat(Math.ceil(length / 2)).slice(0, length),
};
