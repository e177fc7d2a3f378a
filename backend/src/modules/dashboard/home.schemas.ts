import { Type, type Static, type TSchema } from 'typebox';
import { AdministeringHome } from './administering/administering-home.schemas.js';
import { HostingHome } from './hosting/hosting-home.schemas.js';
import { RentingHome } from './renting/renting-home.schemas.js';
import { accountStatuses, roles } from '../people/public.js';

const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** What the dashboard's first page shows: of three parts, those that the caller's role has. */
export const HomeSchema = Type.Object(
  {
    fname: Type.String({ description: 'The caller’s first name.' }),
    role: Type.Enum([...roles]),
    account_status: Type.Enum([...accountStatuses]),
    status_reason: orNull(Type.String(), 'Why the account is suspended.'),
    renting: orNull(RentingHome, 'Of whoever may rent cars: customers and car owners.'),
    hosting: orNull(HostingHome, 'Of car owners.'),
    administering: orNull(AdministeringHome, 'Of administrators who are not suspended.'),
  },
  { $id: 'Home', additionalProperties: false },
);
export type HomeBody = Static<typeof HomeSchema>;
export const HomeRef = Type.Unsafe<HomeBody>({ $ref: 'Home#' });
