import { checkEntitlements } from '../../testing/entitlements/check-entitlements.js';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { checkAccounts } from '../../testing/check-accounts.js';
import { checkAudit } from '../../testing/check-audit.js';
import { checkBooks, checkPayouts } from '../../testing/check-books.js';
import { checkInvoices } from '../../testing/check-invoices.js';
import { checkSetAside } from '../../testing/check-set-aside.js';
import { checkReconciliation } from '../../testing/check-reconciliation.js';
import type { World } from '../world/world.js';
import { findConversationFaults, findWrongInboxes } from './conversations.js';
import { findOpenEnds } from './open-ends.js';
import { findRepeatedMails } from './repeated-mails.js';
import { findEarlyEnds } from './early-ends.js';
import { findCrowdsHolds } from './crowds-holds.js';

/** What must hold after every step, whatever went wrong in it. To add an invariant: write it here, and fail by throwing. */
export async function checkStep(world: World): Promise<void> {
  const { database } = world;
  await checkAccounts(database.direct);
  const { rows } = await sql`
    select one.uuid, other.uuid as overlapping from reservations as one
    join reservations as other on other.car_uuid = one.car_uuid and other.uuid > one.uuid
    where one.status in ('pending_owner', 'confirmed', 'in_progress')
      and other.status in ('pending_owner', 'confirmed', 'in_progress')
      and one.pick_up_at < other.return_at and other.pick_up_at < one.return_at`.execute(database.direct);
  assert.deepEqual(rows, [], 'a car is booked twice');
  assert.deepEqual(await findCrowdsHolds(world), [], 'a crowd holds more cars than one person');
  assert.deepEqual(await findRepeatedMails(world), [], 'a mail says what another has said');
  assert.deepEqual(await findConversationFaults(world), [], 'a conversation is not as its people know it');
}

/** Each reads the whole database once nothing has happened for weeks, and fails by throwing. */
const witnesses = [
  checkAudit,
  checkBooks,
  checkPayouts,
  checkInvoices,
  checkReconciliation,
  checkSetAside,
  checkEntitlements,
];

/** What must hold then: money, papers and the log agree, nothing ended too early, and nothing is open for ever. */
export async function checkEnd(world: World): Promise<void> {
  await checkStep(world);
  for (const check of witnesses) await check(world.database.direct);
  assert.deepEqual(await findEarlyEnds(world), [], 'something ended before the time that people were shown');
  assert.deepEqual(await findOpenEnds(world), [], 'something is open, and nothing will move it');
  assert.deepEqual(await findWrongInboxes(world), [], 'people are shown another number of unread messages');
  assert.deepEqual(world.failedJobs, [], 'a job failed while everything worked');
}
