/**
 * A message without what could be a person's: no e-mail address, query, id, quoted input or number. The backend refuses
 * one that still has an `@`, a `?` or a digit.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 2000)
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '<address>' : word))
    .join(' ')
    .replaceAll(/\?\S*/g, '')
    .replaceAll(/"[^"]*("|$)/g, '"…"')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{16,}/g, '<id>')
    .replaceAll(/\d+/g, '#')
    .trim()
    .slice(0, 300);
}
