import { Type, type Static } from 'typebox';
import { EmailAddress, Line, PhoneE164 } from '../../../platform/http/text.schemas.js';
import { tripStatuses } from '../account-use.js';
import { agreedDocuments, agreementOccasions } from '../agreements/terms-agreements.table.js';
import { languages } from '../users/languages.js';
import { permissions } from '../users/permissions.js';
import { accountStatuses, roles, userVerifications } from '../users/users.table.js';

/** As many as are named of the trips that keep an account open. */
export const namedOpenTrips = 20;

const OpenTrip = Type.Object(
  {
    reservation_uuid: Type.String({ format: 'uuid' }),
    viewer: Type.Enum(['customer', 'owner']),
    status: Type.Enum([...tripStatuses]),
    car_name: Type.String(),
    pick_up: Type.String({ description: 'By the clock of the car’s city.' }),
    return: Type.String(),
  },
  { additionalProperties: false },
);

const textOrNull = Type.Union([Type.String(), Type.Null()]);

/** A person's own account. */
export const MyAccountSchema = Type.Object(
  {
    user_uuid: Type.String({ format: 'uuid' }),
    fname: Type.String(),
    lname: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    phone_e164: PhoneE164,
    street: Type.String(),
    zip_code: Type.String(),
    city: Type.String(),
    region: Type.String(),
    email_confirmed: Type.Boolean({
      description:
        'Whether the link in the mail to this address was opened. Until then no other mail goes there.',
    }),
    gender: Type.Union([Type.Enum(['male', 'female']), Type.Null()], {
      description:
        'Null until a customer who signed up while booking gives it with their documents; their address is empty until then.',
    }),
    languages: Type.Array(Type.String(), { description: 'ISO 639-1, for the other side of a trip.' }),
    role: Type.Enum([...roles], { description: 'What the person registered as.' }),
    permissions: Type.Array(Type.Enum([...permissions]), { description: 'What the person may do.' }),
    account_status: Type.Enum([...accountStatuses]),
    status_reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it is suspended.' }),
    user_verification: Type.Enum([...userVerifications]),
    licence_expires_on: textOrNull,
    identity_expires_on: textOrNull,
    created_at: Type.String({ format: 'date-time' }),
    agreements: Type.Array(
      Type.Object(
        {
          document: Type.Enum([...agreedDocuments]),
          version: Type.String(),
          occasion: Type.Enum([...agreementOccasions]),
          agreed_at: Type.String({ format: 'date-time' }),
        },
        { additionalProperties: false },
      ),
      {
        description:
          'The legal texts that the person agreed to, each version once for an occasion, the latest first.',
      },
    ),
    fixed: Type.Array(Type.String(), { description: 'Fields that cannot be changed now.' }),
    cannot_close: Type.Union([Type.String(), Type.Null()], {
      description: 'Why the account cannot be deleted now; null when it can.',
    }),
    open_trips: Type.Array(OpenTrip, {
      description: `Trips that are not over, for which it cannot be deleted: at most the next ${String(namedOpenTrips)}.`,
    }),
  },
  { $id: 'MyAccount', additionalProperties: false },
);
export type MyAccountBody = Static<typeof MyAccountSchema>;
export const MyAccountRef = Type.Unsafe<MyAccountBody>({ $ref: 'MyAccount#' });

export const AccountChanges = Type.Object(
  {
    fname: Type.Optional(Line('First name', 100)),
    lname: Type.Optional(Line('Last name', 100)),
    gender: Type.Optional(Type.Enum(['male', 'female'], { title: 'Gender' })),
    languages: Type.Optional(
      Type.Array(Type.Enum([...languages]), { title: 'Languages', maxItems: 8, uniqueItems: true }),
    ),
    phone: Type.Optional(Line('Phone number', 40)),
    zip_code: Type.Optional(Line('Zip code', 20)),
    city: Type.Optional(Line('City', 100)),
    street: Type.Optional(Line('Street', 200)),
    region: Type.Optional(Line('Region', 100)),
  },
  { additionalProperties: false },
);
export type AccountChanges = Static<typeof AccountChanges>;

export const CloseAccountRequest = Type.Object({ email: EmailAddress() }, { additionalProperties: false });
