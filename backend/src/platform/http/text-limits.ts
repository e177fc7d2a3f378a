import type { TSchema } from 'typebox';
import { longestOfFormat } from './text-formats.js';

type Node = Record<PropertyKey, unknown>;

/** In characters, of texts whose schema says nothing. */
const defaultMaxLength = 200;
/** PostgreSQL cannot store NUL. */
const withoutNul = '^[^\\u0000]*$';

/** Gives every text of a request's schema a maximum length and a pattern or format; the OpenAPI document has them too. */
export function limitTexts<Schema extends TSchema>(schema: Schema): Schema {
  return mapSchema(schema, (copy) => {
    const { type, format, enum: values } = copy;
    if (type !== 'string' || format === 'binary' || values !== undefined || 'const' in copy) return;
    copy['maxLength'] ??= longestOfFormat(format) ?? defaultMaxLength;
    if (format === undefined) copy['pattern'] ??= withoutNul;
  });
}

/**
 * The schema with patterns that never see a text that is too long. TypeBox tries every keyword of a text to say what is
 * wrong with it, so that a pattern would be tried on the whole body although its length has decided.
 */
export function guardPatterns<Schema extends TSchema>(schema: Schema): Schema {
  return mapSchema(schema, (copy) => {
    const { pattern, maxLength = defaultMaxLength } = copy;
    if (typeof pattern === 'string' || pattern instanceof RegExp)
      copy['pattern'] = new LengthGuardedPattern(pattern, Number(maxLength));
  });
}

/**
 * A copy of a schema in which each schema within it, and itself, has been changed.
 *
 * @param change is given a copy, its parts changed already, and may write into it
 */
function mapSchema<Schema extends TSchema>(schema: Schema, change: (copy: Node) => void): Schema {
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

/** The source of a pattern, as its schema has it. */
export function patternSource(pattern: unknown): string {
  return pattern instanceof RegExp ? pattern.source : String(pattern);
}

class LengthGuardedPattern extends RegExp {
  readonly #pattern: RegExp;
  readonly #maxLength: number;

  constructor(pattern: string | RegExp, maxLength: number) {
    super(patternSource(pattern), 'u');
    this.#pattern = typeof pattern === 'string' ? new RegExp(pattern, 'u') : pattern;
    this.#maxLength = maxLength;
  }

  override test(text: string): boolean {
    return !isLongerThan(text, this.#maxLength) && this.#pattern.test(text);
  }
}

/** In characters as JSON Schema counts them: those outside the basic plane count once, and take two units. */
function isLongerThan(text: string, maxLength: number): boolean {
  if (text.length <= maxLength) return false;
  return text.length > 2 * maxLength || Array.from(text).length > maxLength;
}
