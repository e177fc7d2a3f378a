/** As much of a JSON schema as the API's document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

const texts: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-0000000000ff',
  email: 'somebody-else@example.test',
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
};

/** The least value that a schema accepts: a request gets past validation with it, to the door that is tested. */
export function sampleOf(schema: JsonSchema, resolve: (ref: string) => JsonSchema): unknown {
  if (schema.$ref !== undefined) return sampleOf(resolve(schema.$ref), resolve);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return sampleOf(schema.anyOf[0], resolve);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, resolve)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, resolve));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
}

function sampleText({ format, pattern, minLength = 1 }: JsonSchema): string {
  if (format !== undefined) return texts[format] ?? 'text';
  const candidates = ['text '.repeat(minLength).slice(0, Math.max(minLength, 10)).trim(), '2026-12-01T10:00'];
  const more = ['2026-12-01', '4242424242424242', '123', '12', '2030', 'PT', 'a'.repeat(20)];
  return [...candidates, ...more].find((text) => new RegExp(pattern ?? '').test(text)) ?? 'text';
}
