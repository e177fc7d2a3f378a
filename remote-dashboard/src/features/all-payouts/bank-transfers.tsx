import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import { bankTransfersOptions, type BankTransferStatus } from './api/bank-transfers';
import { SelectFilter } from '../../ui/select-filter';
import { BankAnswerDialog, type AskedAnswer } from './bank-answer-dialog';
import { BankTransferRow } from './bank-transfer-row';
import { bankTransfersLabels } from './labels';

const states = { paid: bankTransfersLabels.tabPaid, failed: bankTransfersLabels.tabReturned };
const nothing = {
  sent: bankTransfersLabels.emptyTexts.waiting,
  paid: bankTransfersLabels.emptyTexts.paid,
  failed: bankTransfersLabels.emptyTexts.returned,
};

/** What the bank did with the lines of its file: administrators read it there, and mark it here. */
export function BankTransfers() {
  const [status, setStatus] = useState<BankTransferStatus>('sent');
  const [asked, setAsked] = useState<AskedAnswer>();
  const query = useInfiniteQuery(bankTransfersOptions(useApi(), status));
  const transfers = query.data?.pages.flatMap((page) => page.transfers) ?? [];
  const waiting = query.data?.pages[0]?.waiting ?? [];
  // What is held must not be called paid by the way: its own line asks for it.
  const inFiles = transfers.filter(
    ({ bank_file_uuid: file, held_by: hold }) => file !== null && hold === null,
  );

  return (
    <section
      aria-labelledby="bank-transfers"
      className="mt-6 rounded-box border border-base-300 bg-base-100 p-5 shadow-raised"
    >
      <h2 id="bank-transfers" className="font-semibold">
        {bankTransfersLabels.heading}
      </h2>
      <p className="mt-1 text-sm text-base-content/75">{bankTransfersLabels.explanation}</p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="w-full sm:w-64">
          <SelectFilter
            label={bankTransfersLabels.caption}
            all={bankTransfersLabels.tabWaiting}
            options={states}
            value={status === 'sent' ? '' : status}
            onChange={(value) => setStatus(value === 'paid' || value === 'failed' ? value : 'sent')}
          />
        </div>
        {status === 'sent' && inFiles.length > 0 && (
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => setAsked({ answer: 'paid', transfers: inFiles })}
          >
            {bankTransfersLabels.markAll(inFiles.length)}
          </button>
        )}
      </div>
      {waiting.map(({ count, amount }) => (
        <p key={amount.currency} className="mt-3 text-sm">
          {bankTransfersLabels.waiting(count, formatMoney(amount))}
        </p>
      ))}
      {query.isPending && <ListSkeleton rows={1} />}
      {query.isError && transfers.length === 0 && (
        <RetryNotice
          heading={bankTransfersLabels.failed}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && transfers.length === 0 && (
        <EmptyNotice heading={status === 'sent' ? bankTransfersLabels.noneWaiting : bankTransfersLabels.none}>
          {nothing[status]}
        </EmptyNotice>
      )}
      {transfers.length > 0 && (
        <ul
          aria-label={bankTransfersLabels.caption}
          className="mt-4 divide-y divide-base-300 border-t border-base-300"
        >
          {transfers.map((transfer) => (
            <BankTransferRow key={transfer.transfer_uuid} transfer={transfer} onAnswer={setAsked} />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
      <BankAnswerDialog asked={asked} onClose={() => setAsked(undefined)} />
    </section>
  );
}
