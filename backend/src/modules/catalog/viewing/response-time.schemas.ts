import { Type, type Static } from 'typebox';

const ResponseTime = Type.Object(
  {
    median_hours: Type.Integer({ description: 'Rounded up.' }),
    within_day_percent: Type.Integer(),
  },
  { additionalProperties: false },
);
/** How soon an owner answers first questions about their cars. */
export type ResponseTime = Static<typeof ResponseTime>;
export const ResponseTimeOrNull = Type.Union([ResponseTime, Type.Null()], {
  description:
    'How soon first questions of the last 90 days were answered; null before there are three, and where most have no answer.',
});
