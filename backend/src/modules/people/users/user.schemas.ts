import { Type, type Static } from 'typebox';
import { EmailAddress, Line } from '../../../platform/http/text.schemas.js';
import { permissions } from './permissions.js';
import { accountStatuses, roles } from './users.table.js';

/** What a signed-in person learns of themselves. */
export const CurrentUserSchema = Type.Object(
  {
    uuid: Type.String({ format: 'uuid' }),
    email: Type.String({ format: 'email' }),
    role: Type.Enum([...roles]),
    lname: Type.String(),
    account_status: Type.Enum([...accountStatuses]),
    permissions: Type.Optional(
      Type.Array(Type.Enum([...permissions]), {
        description: 'What the person may do, where the role alone does not say it: a customer who hosts.',
      }),
    ),
  },
  { $id: 'CurrentUser', additionalProperties: false },
);
export type CurrentUserBody = Static<typeof CurrentUserSchema>;

/** For response schemas, so that the document names it once. */
export const CurrentUserRef = Type.Unsafe<CurrentUserBody>({ $ref: 'CurrentUser#' });

export const LoginRequest = Type.Object({ email: EmailAddress() }, { additionalProperties: false });

export const RegisterRequest = Type.Object(
  {
    fname: Line('First name', 100),
    lname: Line('Last name', 100),
    email: EmailAddress(),
    gender: Type.Enum(['male', 'female'], { title: 'Gender' }),
    phone: Line('Phone number', 40),
    zip_code: Line('Zip code', 20),
    city: Line('City', 100),
    street: Line('Street', 200),
    region: Line('Region', 100),
    role: Type.Enum(['customer', 'car_owner'], { title: 'Role' }),
  },
  { additionalProperties: false },
);
export type RegisterRequest = Static<typeof RegisterRequest>;

const { fname, lname, email, phone } = RegisterRequest.properties;
/** What a customer says who signs up while booking; the rest is asked with their documents. */
export const RegisterCustomerRequest = Type.Object(
  { fname, lname, email, phone },
  { additionalProperties: false },
);
export type RegisterCustomerRequest = Static<typeof RegisterCustomerRequest>;
