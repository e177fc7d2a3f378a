import { Type, type Static } from 'typebox';
import type { Claim } from './assignments.repository.js';

const AssignmentSchema = Type.Object(
  {
    by_name: Type.String(),
    is_mine: Type.Boolean(),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);
export type AssignmentBody = Static<typeof AssignmentSchema>;

/** Who is looking at it at the moment; null when no one is. */
export const AssignmentOrNull = Type.Union([AssignmentSchema, Type.Null()]);
export const AssignmentResponse = Type.Object({ claim: AssignmentSchema });

/** A claim as one administrator sees it. */
export function toAssignment(claim: Claim | undefined, adminUuid: string): AssignmentBody | null {
  if (claim === undefined) return null;
  const { by_name, admin_uuid, expires_at } = claim;
  return { by_name, is_mine: admin_uuid === adminUuid, expires_at: expires_at.toISOString() };
}
