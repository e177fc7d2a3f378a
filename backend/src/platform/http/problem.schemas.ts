import { Type, type Static } from 'typebox';
import { problemCodes } from './problem.js';

const code = Type.Enum([...problemCodes], { description: 'Why; decide by this, show the message.' });
const message = Type.String({ description: 'A sentence for the person in front of the screen.' });
const fields = Type.Record(Type.String(), Type.String(), {
  description: 'Field name to a sentence about it.',
});

export const ProblemSchema = Type.Object(
  { code, message, fields: Type.Optional(fields) },
  { $id: 'Problem', additionalProperties: false },
);
export type ProblemBody = Static<typeof ProblemSchema>;

/** How POST /register refuses: its caller reads `success`. */
export const RegistrationRefusalSchema = Type.Object(
  { success: Type.Literal(false), code, message, fields: Type.Optional(fields) },
  { $id: 'RegistrationRefusal', additionalProperties: false },
);

/** The `response` entries of a route that may refuse with these statuses. */
export function refusals<Status extends number>(
  statuses: readonly Status[],
  schemaId: 'Problem' | 'RegistrationRefusal' = 'Problem',
) {
  const schema = Type.Unsafe<ProblemBody>({ $ref: `${schemaId}#` });
  return Object.fromEntries(statuses.map((status) => [status, schema])) as Record<Status, typeof schema>;
}
