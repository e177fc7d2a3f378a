import { Type } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';

const uuid = Type.String({ format: 'uuid' });
const instant = Type.String({ format: 'date-time' });

export const HoldsResponse = Type.Object(
  {
    holds: Type.Array(
      Type.Object(
        {
          reservation_uuid: uuid,
          car_uuid: uuid,
          make: Type.String(),
          model: Type.String(),
          pick_up: Type.String({ description: "YYYY-MM-DDTHH:mm in the car's time zone, as `return`." }),
          return: Type.String(),
          total: MoneyRef,
          expires_at: instant,
          awaits_verification: Type.Boolean({ description: 'It is held until the caller is verified.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'Held for the caller and not paid yet; the one that ends first at the top.' },
    ),
    most: Type.Integer({ description: 'How many there may be at once.' }),
    paused_cars: Type.Array(
      Type.Object({ car_uuid: uuid, until: instant }, { additionalProperties: false }),
      {
        description: 'Cars that the caller held, did not pay for, and cannot hold again until then.',
      },
    ),
  },
  { additionalProperties: false },
);
