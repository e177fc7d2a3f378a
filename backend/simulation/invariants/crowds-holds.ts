import { sql } from 'kysely';
import type { World } from '../world/world.js';

/**
 * Phone numbers for which more than two cars are held before verification, networks with more than three (decision 0111),
 * and names of the crowd that are not as they were typed. A hold about to end is left out: a clock that is set back
 * makes it last.
 */
export async function findCrowdsHolds({ database }: World): Promise<unknown[]> {
  const { rows } = await sql`
    with held as (
      select users.phone_e164, reservations.held_from_network
      from reservations join users on users.uuid = reservations.customer_uuid
      where reservations.status = 'pending_payment' and reservations.verification_hold = 'awaiting'
        and reservations.hold_expires_at > clock_timestamp() + interval '1 minute'
    )
    select phone_e164 as whose, count(*)::text as what from held group by 1 having count(*) > 2
    union all
    select held_from_network, count(*)::text from held group by 1 having count(*) > 3
    union all
    select email, fname || ' ' || lname from users where fname || lname ~ '[\u0001-\u001f\u202a-\u202e\u2066-\u2069]'`.execute(
    database.direct,
  );
  return rows;
}
