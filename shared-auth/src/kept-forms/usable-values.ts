import type { KeptValues } from './kept-values';

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The part of what was kept that a form can still use: fields that are on its list, are there, and hold the same kind of
 * value; a form may have changed since by a new release.
 *
 * @returns undefined when nothing of it differs from what the form begins with
 */
export function usableValues<Values extends object>(
  kept: KeptValues | undefined,
  initial: Values,
  fields: readonly (keyof Values & string)[],
): Partial<Values> | undefined {
  if (!kept) return undefined;
  const usable = fields.filter(
    (name) =>
      name in initial &&
      kindOf(kept[name]) === kindOf(initial[name]) &&
      JSON.stringify(kept[name]) !== JSON.stringify(initial[name]),
  );
  if (usable.length === 0) return undefined;
  return Object.fromEntries(usable.map((name) => [name, kept[name]])) as Partial<Values>;
}
