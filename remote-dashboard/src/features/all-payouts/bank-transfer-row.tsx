import { PersonName, StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney, isolated } from '@drove/shared-ui/formats';
import type { BankTransfer } from './api/bank-transfers';
import { payoutHold } from '../../lib/payout-labels';
import type { AskedAnswer } from './bank-answer-dialog';
import { bankTransferRowLabels } from './labels';

interface BankTransferRowProps {
  transfer: BankTransfer;
  onAnswer: (asked: AskedAnswer) => void;
}

const badges = {
  sent: { label: bankTransferRowLabels.waiting, tone: 'info' },
  paid: { label: bankTransferRowLabels.paid, tone: 'success' },
  failed: { label: bankTransferRowLabels.returned, tone: 'warning' },
} as const;

/** A line of the file for the bank, and what may be said of it. A bank may also send back what it had taken. */
export function BankTransferRow({ transfer, onAnswer }: BankTransferRowProps) {
  const { owner, amount, reference, status, failure, created_at: at, settled_at: settledAt } = transfer;
  const name = `${owner.fname} ${owner.lname}`;
  const isUnfiled = status === 'sent' && transfer.bank_file_uuid === null;
  const hold = status === 'sent' ? payoutHold(transfer) : undefined;
  const label = `${isolated(name)}, ${formatMoney(amount)}, ${reference}`;
  return (
    <li className="grid gap-3 py-4 md:grid-cols-[1fr_auto_auto] md:items-center">
      <div>
        <span className="font-semibold wrap-anywhere">
          <PersonName>{name}</PersonName>
        </span>
        <span className="block text-sm wrap-anywhere text-base-content/75">{owner.email}</span>
        <span className="block text-sm text-base-content/75">
          {`${reference}, ${formatInstant(settledAt ?? at)}`}
        </span>
        {isUnfiled && (
          <span className="block text-sm wrap-anywhere">{hold ?? bankTransferRowLabels.nextFile}</span>
        )}
        {!isUnfiled && hold && (
          <span className="block text-sm wrap-anywhere text-error">{bankTransferRowLabels.held(hold)}</span>
        )}
        {failure && (
          <span className="block text-sm wrap-anywhere">{bankTransferRowLabels.reason(failure)}</span>
        )}
      </div>
      <div className="flex items-center gap-3 md:justify-end">
        <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
        <StatusBadge {...badges[status]} />
      </div>
      <div className="flex flex-wrap gap-2 md:w-56 md:justify-end">
        {status === 'sent' && !isUnfiled && (
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-label={bankTransferRowLabels.markPaid(label)}
            onClick={() => onAnswer({ answer: 'paid', transfers: [transfer] })}
          >
            {bankTransferRowLabels.paid}
          </button>
        )}
        {status !== 'failed' && !isUnfiled && (
          <button
            type="button"
            className="btn btn-outline btn-error btn-sm"
            aria-label={bankTransferRowLabels.markReturned(label)}
            onClick={() => onAnswer({ answer: 'returned', transfers: [transfer] })}
          >
            {bankTransferRowLabels.returned}
          </button>
        )}
      </div>
    </li>
  );
}
