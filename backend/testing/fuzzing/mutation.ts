import fc from 'fast-check';
import { wrongValue } from './wrong-values.js';
import { KnownValue } from './known-values.js';

/** One thing that is wrong with a value that is right otherwise. */
interface Mutation {
  kind: 'replace' | 'drop' | 'add';
  /** Which of all places in the value, from the outside in. */
  at: number;
  value: unknown;
}

const mutation: fc.Arbitrary<Mutation | undefined> = fc.option(
  fc.record({
    kind: fc.constantFrom<Mutation['kind']>('replace', 'replace', 'replace', 'drop', 'add'),
    at: fc.nat(200),
    value: wrongValue,
  }),
  { nil: undefined, freq: 2 },
);

/** Values of an arbitrary, about half of them with one place replaced, dropped or added to. */
export function nearly(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, mutation)
    .map(([value, wrong]) => (wrong === undefined ? value : mutate(value, wrong, { left: 0 })));
}

function mutate(value: unknown, wrong: Mutation, counter: { left: number }): unknown {
  counter.left = wrong.at % countPlaces(value);
  return walk(value, wrong, counter);
}

function countPlaces(value: unknown): number {
  return isGroup(value) ? Object.values(value).reduce((sum: number, item) => sum + countPlaces(item), 1) : 1;
}

function walk(value: unknown, wrong: Mutation, counter: { left: number }): unknown {
  const isHere = counter.left === 0;
  counter.left -= 1;
  if (isHere) return applyHere(value, wrong);
  if (Array.isArray(value)) return value.map((item) => walk(item, wrong, counter));
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, walk(item, wrong, counter)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function applyHere(value: unknown, wrong: Mutation): unknown {
  if (wrong.kind === 'drop') return undefined;
  if (wrong.kind === 'replace') return wrong.value;
  if (Array.isArray(value)) return [...(value as unknown[]), wrong.value];
  return isGroup(value) ? { ...value, not_a_field: wrong.value } : wrong.value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof KnownValue);
}
