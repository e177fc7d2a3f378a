import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { BusyButton, RetryNotice } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { bankFilesOptions, useExportBankFile, useMakeBankFile, type BankFile } from './api/bank-files';
import { saveFile } from '../../lib/save-file';
import { shortNumber } from '../../lib/short-number';
import { Icon } from '../../ui/icon';
import { bankFileMessage } from './bank-answer.messages';
import { bankFilesLabels } from './labels';

/** Makes a file of the transfers that are in none yet, and hands earlier ones over again while they wait for the bank. */
export function BankFiles() {
  const files = useQuery(bankFilesOptions(useApi()));
  const making = useMakeBankFile();
  const exporting = useExportBankFile();

  const take = (uuid: string) =>
    exporting.mutate(uuid, {
      onSuccess: (file) => saveFile(file, `transfers-${shortNumber(uuid)}.csv`),
      onError: (error) => toast.error(bankFileMessage(error)),
    });
  const waiting = files.data?.bank_files ?? [];

  return (
    <section
      aria-labelledby="transfers"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised"
    >
      <h2 id="transfers" className="font-semibold">
        {bankFilesLabels.heading}
      </h2>
      <p className="mt-1 text-sm text-base-content/75">{bankFilesLabels.explanation}</p>
      <BusyButton
        isBusy={making.isPending}
        className="mt-4 btn-outline"
        onClick={() =>
          making.mutate(undefined, {
            onSuccess: take,
            onError: (error) => toast.error(bankFileMessage(error)),
          })
        }
      >
        <Icon name="download" />
        {bankFilesLabels.create}
      </BusyButton>
      {files.isError && (
        <RetryNotice
          heading={bankFilesLabels.failed}
          error={files.error}
          isBusy={files.isFetching}
          onRetry={() => void files.refetch()}
        />
      )}
      {waiting.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-semibold">{bankFilesLabels.waiting}</h3>
          <ul
            aria-label={bankFilesLabels.all}
            className="mt-2 divide-y divide-base-300 border-t border-base-300"
          >
            {waiting.map((file) => (
              <FileRow
                key={file.bank_file_uuid}
                file={file}
                isBusy={exporting.isPending && exporting.variables === file.bank_file_uuid}
                onTake={() => take(file.bank_file_uuid)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FileRow({ file, isBusy, onTake }: { file: BankFile; isBusy: boolean; onTake: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <span className="font-semibold">{bankFilesLabels.file(shortNumber(file.bank_file_uuid))}</span>
        <span className="block text-sm text-base-content/75">{formatInstant(file.created_at)}</span>
        {file.waiting.map(({ count, amount }) => (
          <span key={amount.currency} className="block text-sm">
            {bankFilesLabels.transfers(count, formatMoney(amount))}
          </span>
        ))}
      </div>
      <BusyButton isBusy={isBusy} className="btn-outline btn-sm" onClick={onTake}>
        <span>
          {bankFilesLabels.download}
          <span className="sr-only"> {bankFilesLabels.downloadTarget(shortNumber(file.bank_file_uuid))}</span>
        </span>
      </BusyButton>
    </li>
  );
}
