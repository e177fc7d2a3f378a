import { Type, type Static } from 'typebox';
import { problemCodes, problemStatuses } from './problem.js';
import { commonRefusals } from './refusals.js';

const code = Type.Enum([...problemCodes], {
  description: 'Why; decide by this, show the message. Each comes with its status of `x-statuses`.',
  'x-statuses': problemStatuses,
});
const message = Type.String({ description: 'A sentence for the person in front of the screen.' });
const fields = Type.Record(Type.String(), Type.String(), {
  description: 'Field name to a sentence about it.',
});

const nearest = Type.Array(Type.Object({ pick_up: Type.String(), return: Type.String() }), {
  description:
    'For a car that cannot be booked for a period: the nearest periods for which it can, `YYYY-MM-DDTHH:mm` in its time zone.',
});

export const ProblemSchema = Type.Object(
  { code, message, fields: Type.Optional(fields), nearest: Type.Optional(nearest) },
  { $id: 'Problem', additionalProperties: false },
);
export type ProblemBody = Static<typeof ProblemSchema>;

/** Codes of many operations; `default` of an operation names its own besides. */
export const CommonRefusalSchema = Type.Enum([...commonRefusals], { $id: 'CommonRefusal' });

/** How operations refuse that have no code of their own. */
export const CommonProblemSchema = Type.Intersect(
  [
    Type.Unsafe<ProblemBody>({ $ref: 'Problem#' }),
    Type.Object({ code: Type.Unsafe<string>({ $ref: 'CommonRefusal#' }) }),
  ],
  { $id: 'CommonProblem' },
);

/** How POST /register refuses: its caller reads `success`. */
export const RegistrationRefusalSchema = Type.Object(
  { success: Type.Literal(false), code, message, fields: Type.Optional(fields) },
  { $id: 'RegistrationRefusal', additionalProperties: false },
);

/** The `response` entries of a route that may refuse with these statuses. */
export function refusalResponses(
  statuses: readonly number[],
  schemaId: 'Problem' | 'RegistrationRefusal' = 'Problem',
): Record<number, unknown> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `${schemaId}#` }]));
}
