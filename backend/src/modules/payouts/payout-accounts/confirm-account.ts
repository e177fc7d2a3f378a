import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../../people/public.js';
import { hashOf } from './changed-account.js';
import { confirmHeldAccount } from './payout-accounts.repository.js';

/**
 * Ends the wait of a changed account for its owner, who brings what the mail about the change has.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED when nothing waits for it, or no longer
 */
export async function confirmOwnAccount(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid }: User,
  confirmation: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await confirmHeldAccount(transaction, uuid, hashOf(confirmation)))) {
      throw new Problem(
        409,
        'MOVE_NOT_ALLOWED',
        'This link has been used, or the account has changed since.',
      );
    }
    const subject = { type: 'user', uuid } as const;
    const action = 'user.bank_account_confirmed';
    await recordAudit(transaction, { actorUuid: uuid, subject, action, at: now() });
  });
}
