import { Type, type Static } from 'typebox';

/** How far an owner is with listing a car and being paid for it. */
export const NextStepsSchema = Type.Object(
  {
    car_uuid: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description:
        'The car that the steps are about: the named one, else the one that is nearest to being listed.',
    }),
    is_done: Type.Boolean({ description: 'Whether every step is done.' }),
    summary: Type.String({
      description: 'A sentence about what is open and what waits; empty when all is done.',
    }),
    next_steps: Type.Array(
      Type.Object(
        {
          key: Type.Enum(['car', 'photos', 'documents', 'price', 'identity', 'payouts', 'tax']),
          label: Type.String({ description: 'What is to be done, waits, or is done, in a few words.' }),
          state: Type.Enum(['open', 'waiting', 'done'], { description: 'waiting: for us.' }),
          blocks: Type.Enum(['listing', 'staying_listed', 'payouts'], {
            description: 'What does not happen, or ends, before it is done.',
          }),
          link: Type.Union([Type.String(), Type.Null()], {
            description: 'The route of the app where an open step is done.',
          }),
        },
        { additionalProperties: false },
      ),
      { description: 'All of them, in the order in which they are done.' },
    ),
  },
  { $id: 'NextSteps', additionalProperties: false },
);
export type NextStepsBody = Static<typeof NextStepsSchema>;
export const NextStepsRef = Type.Unsafe<NextStepsBody>({ $ref: 'NextSteps#' });
