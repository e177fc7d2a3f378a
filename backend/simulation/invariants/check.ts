import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { checkAccounts } from '../../testing/check-accounts.js';
import { checkAudit } from '../../testing/check-audit.js';
import type { World } from '../world/world.js';

/** What must hold after every step, whatever went wrong in it. To add an invariant: write it here, and fail by throwing. */
export async function checkStep({ database }: World): Promise<void> {
  await checkAccounts(database.direct);
  const { rows } = await sql`
    select one.uuid, other.uuid as overlapping from reservations as one
    join reservations as other on other.car_uuid = one.car_uuid and other.uuid > one.uuid
    where one.status in ('pending_owner', 'confirmed', 'in_progress')
      and other.status in ('pending_owner', 'confirmed', 'in_progress')
      and one.pick_up_at < other.return_at and other.pick_up_at < one.return_at`.execute(database.direct);
  assert.deepEqual(rows, [], 'a car is booked twice');
}

/** What must hold once nothing has happened for weeks: every move is written down, and no trip waits for ever. */
export async function checkEnd(world: World): Promise<void> {
  await checkStep(world);
  await checkAudit(world.database.direct);
  const { rows } = await sql`
    select uuid, status from reservations
    where status in ('pending_payment', 'pending_owner', 'confirmed', 'disputed')`.execute(
    world.database.direct,
  );
  assert.deepEqual(rows, [], 'a trip waits for ever');
}
