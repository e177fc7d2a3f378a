import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { patternSource } from './text-limits.js';
import { linePattern } from './text.schemas.js';

/** Enough for every form; a body with thousands of unknown fields does not make a huge answer. */
const maxFields = 20;

/**
 * One sentence for each field that is wrong, in the words of the schema's `title`s.
 *
 * @returns empty when it is the whole value that is wrong (no object at all)
 */
export function describeFields(schema: TSchema, errors: TLocalizedValidationError[]): Record<string, string> {
  const fields = new Map<string, string>();
  const add = (pointer: string, sentence: (label: string) => string) => {
    const path = pathOf(pointer);
    const name = path.join('.');
    // The first error of a field is the plainest: "is required" comes before "is too short".
    if (name !== '' && !fields.has(name) && fields.size < maxFields)
      fields.set(name, sentence(labelOf(schema, path)));
  };

  for (const error of errors) {
    if (error.keyword === 'required') {
      for (const property of error.params.requiredProperties) {
        add(`${error.instancePath}/${escapePointer(property)}`, (label) => `${label} is required.`);
      }
    } else if (error.keyword === 'boolean') {
      add(error.instancePath, (label) => `${label} is not a known field.`);
    } else if (error.keyword !== 'additionalProperties') {
      add(error.instancePath, (label) => `${label} ${describe(error)}.`);
    }
  }
  return Object.fromEntries(fields);
}

function describe(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${nameOfType(String(error.params.type))}`;
    case 'enum':
      return `must be one of: ${error.params.allowedValues.join(', ')}`;
    case 'format':
      return `must be a valid ${error.params.format === 'email' ? 'e-mail address' : error.params.format}`;
    case 'minLength':
      return error.params.limit === 1 ? 'is required' : `must have at least ${error.params.limit} characters`;
    case 'maxLength':
      return `must have at most ${error.params.limit} characters`;
    case 'minimum':
      return `must be at least ${error.params.limit}`;
    case 'maximum':
      return `must be at most ${error.params.limit}`;
    case 'pattern':
      return patternSource(error.params.pattern) === linePattern
        ? 'must be one line of text'
        : 'is not valid';
    default:
      return 'is not valid';
  }
}

function nameOfType(type: string): string {
  const names: Record<string, string> = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
  };
  return names[type] ?? type;
}

/** The schema's own word for a field, or its name in words: `zip_code` → "Zip code". */
function labelOf(schema: TSchema, path: string[]): string {
  let current: unknown = schema;
  for (const key of path) {
    const { properties, items } = (current ?? {}) as {
      properties?: Record<string, unknown>;
      items?: unknown;
    };
    current = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : items;
  }
  const title = (current as { title?: unknown } | undefined)?.title;
  if (typeof title === 'string') return title;
  const words = (path.at(-1) ?? '').replaceAll('_', ' ').slice(0, 60);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
