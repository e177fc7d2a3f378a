import type { Deps } from '../../../platform/deps.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../../people/public.js';
import type { PayoutTransfer } from '../payouts/payouts.table.js';
import { recordTransfer } from './record-transfer.js';
import { findTransfer } from './transfers-under-way.repository.js';

type AnswerDeps = Pick<Deps, 'database' | 'bankDetails' | 'now'>;

/**
 * Notes that owners' banks have taken these lines of the file for the bank. Asked again, it changes nothing.
 *
 * @throws Problem 404 NOT_FOUND for what is no such line, before anything is noted; 409 MOVE_NOT_ALLOWED for one that came
 *   back, or that is in no file
 */
export async function confirmBankTransfers(
  deps: AnswerDeps,
  { uuid: adminUuid }: User,
  transferUuids: readonly string[],
): Promise<void> {
  for (const uuid of transferUuids) {
    const transfer = await requireBankTransfer(deps, uuid);
    requireInFile(transfer);
    requireStatus(transfer, 'sent', 'paid');
  }
  for (const uuid of transferUuids) {
    await recordTransfer(deps, uuid, { status: 'paid' }, adminUuid);
    requireStatus(await requireBankTransfer(deps, uuid), 'paid');
  }
}

/**
 * Notes that an owner's bank has sent a line of the file for the bank back, also one that it had taken. The owner's
 * payouts wait until they have entered a bank account again.
 *
 * @param reason what the bank says, for administrators
 * @throws Problem 404 NOT_FOUND; 409 MOVE_NOT_ALLOWED for one that is in no file
 */
export async function returnBankTransfer(
  deps: AnswerDeps,
  { uuid: adminUuid }: User,
  transferUuid: string,
  reason: string,
): Promise<void> {
  requireInFile(await requireBankTransfer(deps, transferUuid));
  await recordTransfer(deps, transferUuid, { status: 'failed', failure: reason }, adminUuid);
}

async function requireBankTransfer({ database }: AnswerDeps, uuid: string): Promise<PayoutTransfer> {
  const transfer = isUuid(uuid) ? await findTransfer(database, uuid) : undefined;
  if (transfer?.method !== 'bank_file') throw new Problem(404, 'NOT_FOUND', 'We can’t find that transfer.');
  return transfer;
}

function requireStatus({ status }: PayoutTransfer, ...allowed: PayoutTransfer['status'][]): void {
  if (!allowed.includes(status))
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This transfer has already been returned.');
}

/** The bank cannot have what no file had; lines that were answered before there were files stay as they are. */
function requireInFile({ bank_file_uuid: fileUuid, status }: PayoutTransfer): void {
  if (fileUuid === null && status === 'sent')
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This transfer isn’t in a bank file yet.');
}
