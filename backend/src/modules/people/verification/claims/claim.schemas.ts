import { Type, type Static } from 'typebox';
import type { Claim } from './claims.repository.js';

const ClaimSchema = Type.Object(
  {
    by_name: Type.String(),
    is_mine: Type.Boolean(),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);
export type ClaimBody = Static<typeof ClaimSchema>;

/** Who is looking at it at the moment; null when nobody is. */
export const ClaimOrNull = Type.Union([ClaimSchema, Type.Null()]);
export const ClaimResponse = Type.Object({ claim: ClaimSchema });

/** A claim as one administrator sees it. */
export function toClaim(claim: Claim | undefined, adminUuid: string): ClaimBody | null {
  if (claim === undefined) return null;
  const { by_name, admin_uuid, expires_at } = claim;
  return { by_name, is_mine: admin_uuid === adminUuid, expires_at: expires_at.toISOString() };
}
