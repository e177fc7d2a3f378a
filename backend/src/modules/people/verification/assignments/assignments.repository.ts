import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import type { VerificationAssignmentsTable } from './verification-assignments.table.js';

export type Subject = Pick<VerificationAssignmentsTable, 'subject_type' | 'subject_uuid'>;

/** Who is looking at something, by first and last name. */
export interface Claim extends Pick<VerificationAssignmentsTable, 'admin_uuid' | 'expires_at'> {
  by_name: string;
}

/**
 * Takes something to decide on, or keeps it for longer.
 *
 * @returns false when another person has it and has not let it run out
 */
export async function takeAssignment(
  database: Kysely<Tables>,
  subject: Subject,
  { adminUuid, now, expiresAt }: { adminUuid: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const taken = await database
    .insertInto('verification_claims')
    .values({ ...subject, admin_uuid: adminUuid, claimed_at: now, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_uuid'])
        .doUpdateSet({ admin_uuid: adminUuid, claimed_at: now, expires_at: expiresAt })
        .where((where) =>
          where.or([
            where('verification_claims.admin_uuid', '=', adminUuid),
            where('verification_claims.expires_at', '<=', now),
          ]),
        ),
    )
    .returning('admin_uuid')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives something back that this administrator has. */
export async function releaseAssignment(
  database: Kysely<Tables>,
  { subject_type, subject_uuid }: Subject,
  adminUuid: string,
): Promise<void> {
  await database
    .deleteFrom('verification_claims')
    .where('subject_type', '=', subject_type)
    .where('subject_uuid', '=', subject_uuid)
    .where('admin_uuid', '=', adminUuid)
    .execute();
}

/** The claims on these that have not run out, by their ids. */
export async function readAssignments(
  database: Kysely<Tables>,
  subjectType: Subject['subject_type'],
  subjectUuids: readonly string[],
  now: Date,
): Promise<Map<string, Claim>> {
  if (subjectUuids.length === 0) return new Map();
  const rows = await database
    .selectFrom('verification_claims as claim')
    .innerJoin('users', 'users.uuid', 'claim.admin_uuid')
    .select(['claim.subject_uuid', 'claim.admin_uuid', 'claim.expires_at', 'users.fname', 'users.lname'])
    .where('claim.subject_type', '=', subjectType)
    .where('claim.subject_uuid', 'in', subjectUuids)
    .where('claim.expires_at', '>', now)
    .execute();
  return new Map(
    rows.map(({ subject_uuid, admin_uuid, expires_at, fname, lname }) => [
      subject_uuid,
      { admin_uuid, expires_at, by_name: `${fname} ${lname}` },
    ]),
  );
}
