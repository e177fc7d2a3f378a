/** First and last names that no person has: services, contact details, formulas, control characters, one alone, too long. */
export const refusedNames: readonly (readonly [string, string])[] = [
  ['WhatsApp', 'Me'],
  ['Wһatsapp', 'Ada'],
  ['Ada', '+351 912 345 678'],
  ['Ada 91', '234 567'],
  ['ada at example dot com', 'Love'],
  ['=HYPERLINK("https://evil.example")', 'Love'],
  ['Ada\u0007', 'Love'],
  ['Ada', ''],
  ['Ada', 'a'.repeat(101)],
];

/** Names that people have, and that mails, papers and files find difficult. */
const difficultNames: readonly (readonly [string, string])[] = [
  ['محمد', 'العربي'],
  ['-Zoë', 'd’Arc'],
  ['Sukarno', 'Sukarno'],
  ['Wolfe'.padEnd(100, 'schlegelstein'), 'Senior'],
  ['小明', '王'],
  ['Ada, "Liz"', "O'Neil-Żółć"],
  ['สมชาย', 'ใจดี'],
  ['👩‍👧', 'St. John; Smythe'],
];

/** One of them for each number. */
export function nameOf(number: number): readonly [string, string] {
  const name = difficultNames[number % difficultNames.length];
  if (name === undefined) throw new Error('There are no names');
  return name;
}
