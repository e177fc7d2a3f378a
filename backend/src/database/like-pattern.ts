/** What a person typed, as a pattern for `like` on `users.searchable` and its kind; undefined when nothing was. */
export function likePattern(text: string | undefined): string | undefined {
  const folded = (text ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
  return folded === '' ? undefined : `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
