import type { TSchema } from 'typebox';

type Node = Record<PropertyKey, unknown>;

/**
 * A copy of a schema in which each schema within it, and itself, has been changed.
 *
 * @param change is given a copy, its parts changed already, and may write into it
 */
export function mapSchema<Schema extends TSchema>(schema: Schema, change: (copy: Node) => void): Schema {
  return mapValue(schema, change) as Schema;
}

function mapValue(value: unknown, change: (copy: Node) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, change));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  // With what TypeBox hides in a schema, such as its kind.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(value)) as Node;
  for (const [key, part] of Object.entries(copy)) copy[key] = mapValue(part, change);
  change(copy);
  return copy;
}
