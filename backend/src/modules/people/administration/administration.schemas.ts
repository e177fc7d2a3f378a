import { Type, type Static } from 'typebox';
import { PhoneE164 } from '../../../platform/http/text.schemas.js';
import { ownedCarListings, ownedCarVerifications } from '../account-use.js';
import { listEnd, listQuery, searchText } from '../../../platform/http/list-query.js';
import { accountStatuses, roles, userVerifications } from '../users/users.table.js';
import { userSorts } from './users-list.repository.js';

const uuid = Type.String({ format: 'uuid' });
const instant = Type.String({ format: 'date-time' });
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const standing = {
  role: Type.Enum([...roles]),
  account_status: Type.Enum([...accountStatuses]),
  user_verification: Type.Enum([...userVerifications]),
};

export const UsersQuery = Type.Object(
  {
    query: searchText,
    role: Type.Optional(Type.Enum([...roles], { title: 'Role' })),
    account_status: Type.Optional(Type.Enum([...accountStatuses], { title: 'Account' })),
    user_verification: Type.Optional(Type.Enum([...userVerifications], { title: 'Verification' })),
    sort: Type.Optional(Type.Enum([...userSorts], { title: 'Order', default: 'newest' })),
    ...listQuery,
    cursor: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
);
export type UsersQuery = Static<typeof UsersQuery>;

export const UsersListSchema = Type.Object(
  {
    users: Type.Array(
      Type.Object(
        {
          user_uuid: uuid,
          fname: Type.String(),
          lname: Type.String(),
          email: Type.String(),
          city: Type.String(),
          ...standing,
          created_at: instant,
        },
        { additionalProperties: false },
      ),
    ),
    ...listEnd,
  },
  { $id: 'UsersList', additionalProperties: false },
);
export type UsersListBody = Static<typeof UsersListSchema>;
export const UsersListRef = Type.Unsafe<UsersListBody>({ $ref: 'UsersList#' });

const AuditEntrySchema = Type.Object(
  {
    id: Type.Integer(),
    at: instant,
    action: Type.String(),
    by_name: Type.Union([Type.String(), Type.Null()], { description: 'Null when the system did it.' }),
    subject_type: Type.String(),
    subject_uuid: uuid,
    before: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    after: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    reason: textOrNull,
  },
  { additionalProperties: false },
);

export const AuditLogSchema = Type.Object(
  { entries: Type.Array(AuditEntrySchema), ...listEnd },
  { $id: 'AuditLog', additionalProperties: false },
);
export type AuditLogBody = Static<typeof AuditLogSchema>;
export const AuditLogRef = Type.Unsafe<AuditLogBody>({ $ref: 'AuditLog#' });

/** Everything about a person that an administrator may need. */
export const UserDetailsSchema = Type.Object(
  {
    user_uuid: uuid,
    fname: Type.String(),
    lname: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    phone_e164: PhoneE164,
    street: Type.String(),
    zip_code: Type.String(),
    city: Type.String(),
    region: Type.String(),
    gender: Type.Union([Type.Enum(['male', 'female']), Type.Null()]),
    ...standing,
    status_reason: textOrNull,
    date_of_birth: textOrNull,
    licence_expires_on: textOrNull,
    identity_expires_on: textOrNull,
    created_at: instant,
    is_me: Type.Boolean(),
    cars: Type.Array(
      Type.Object(
        {
          car_uuid: uuid,
          name: Type.String(),
          plate: textOrNull,
          verification: Type.Enum([...ownedCarVerifications]),
          listing: Type.Enum([...ownedCarListings]),
        },
        { additionalProperties: false },
      ),
    ),
    trips: Type.Object(
      { as_customer: Type.Integer(), as_owner: Type.Integer(), open: Type.Integer() },
      { additionalProperties: false },
    ),
    hidden_contacts: Type.Object(
      { messages: Type.Integer(), last_at: Type.Union([instant, Type.Null()]) },
      {
        additionalProperties: false,
        description:
          'Their messages that had contact details before a trip was confirmed. A signal: nothing is blocked by it.',
      },
    ),
    can: Type.Array(Type.Enum(['suspend', 'reactivate', 'make_admin', 'end_admin']), {
      description: 'What the asking administrator may do to them now.',
    }),
  },
  { $id: 'UserDetails', additionalProperties: false },
);
export type UserDetailsBody = Static<typeof UserDetailsSchema>;
export const UserDetailsRef = Type.Unsafe<UserDetailsBody>({ $ref: 'UserDetails#' });

export const ReasonRequest = Type.Object(
  { reason: Type.String({ title: 'Reason', minLength: 1, maxLength: 1000 }) },
  { additionalProperties: false },
);
export const RoleRequest = Type.Object(
  {
    role: Type.Enum(['admin', 'customer'], { title: 'Role' }),
    reason: Type.String({ title: 'Reason', minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);
