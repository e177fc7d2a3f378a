import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { describeFields } from './field-messages.js';
import { normalizeTexts } from './normalize-texts.js';
import { Problem } from './problem.js';
import { registerTextFormats } from './text-formats.js';
import { guardPatterns } from './text-limits.js';

registerTextFormats();

/**
 * Checks a part of a request against its schema, strictly: nothing is coerced in a body and nothing unknown is dropped.
 * Query strings, paths and headers are text, so that "5" is read as a number there when the schema asks for one.
 * What a person may have typed, in a body or a query, is normalized before.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema: given, httpPart }) => {
  const schema = guardPatterns(given);
  const validator = Compile(schema);
  return (input: unknown) => {
    const texts = httpPart === 'body' || httpPart === 'querystring' ? normalizeTexts(input) : input;
    const value: unknown = httpPart === 'body' ? texts : Value.Convert(schema, texts);
    if (validator.Check(value)) return { value };
    return { error: refuse(describeFields(schema, validator.Errors(value))) };
  };
};

function refuse(fields: Record<string, string>): Problem {
  const [first, ...others] = Object.values(fields);
  if (first === undefined)
    return new Problem(400, 'VALIDATION_FAILED', 'The request must carry a JSON object.');
  if ('idempotency-key' in fields) {
    const sentence =
      'Please send an Idempotency-Key of up to 200 visible characters, the same for every try of one request.';
    return new Problem(400, 'IDEMPOTENCY_KEY_REQUIRED', sentence);
  }
  const message = others.length === 0 ? first : 'Please check the fields that are marked.';
  return new Problem(400, 'VALIDATION_FAILED', message, { fields });
}
