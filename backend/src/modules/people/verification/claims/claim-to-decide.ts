import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import { Problem } from '../../../../platform/http/problem.js';
import type { User } from '../../users/users.table.js';
import { toClaim, type ClaimBody } from './claim.schemas.js';
import { readClaims, takeClaim, type Subject } from './claims.repository.js';

/** Long enough to read four documents; whoever stays longer renews it. */
const claimLifeMs = 10 * 60_000;

/**
 * Keeps something for one administrator to decide on, or keeps it for longer.
 *
 * @throws Problem 409 CLAIMED_BY_ANOTHER, naming who has it
 */
export async function claimToDecide(
  database: Kysely<Tables>,
  subject: Subject,
  admin: User,
  now: Date,
): Promise<ClaimBody> {
  const expiresAt = new Date(now.getTime() + claimLifeMs);
  const isTaken = await takeClaim(database, subject, { adminUuid: admin.uuid, now, expiresAt });
  const claims = await readClaims(database, subject.subject_type, [subject.subject_uuid], now);
  const claim = toClaim(claims.get(subject.subject_uuid), admin.uuid);
  if (isTaken && claim !== null) return claim;
  const name = claim?.by_name ?? 'Another administrator';
  throw new Problem(
    409,
    'CLAIMED_BY_ANOTHER',
    `${name} is looking at this at the moment. It comes back to the queue if they do not decide.`,
  );
}
