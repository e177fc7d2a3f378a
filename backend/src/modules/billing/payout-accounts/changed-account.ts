/** How long payouts wait after an account has changed, so that its owner has time to read of it. */
export const changedAccountWaitsMs = 3 * 24 * 3_600_000;

/** Whether an account holder is one of these people or companies, whatever the order, case and accents of the words. */
export function isNameOf(holder: string, names: readonly string[]): boolean {
  const words = (text: string): string[] =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const given = new Set(words(holder));
  return names.map(words).some((name) => name.length > 0 && name.every((word) => given.has(word)));
}
