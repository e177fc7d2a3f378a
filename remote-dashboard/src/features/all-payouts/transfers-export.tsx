import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { BusyButton } from 'shared-ui';
import { todayIn } from 'shared-ui/formats';
import { useExportTransfers } from '../../api/all-payouts';
import { saveFile } from '../../lib/save-file';
import { DayFilter } from '../../ui/day-filter';
import { Icon } from '../../ui/icon';

/** Hands the transfers of some days over as a file for the bank. */
export function TransfersExport() {
  const exporting = useExportTransfers();
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <section
      aria-labelledby="transfers"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised"
    >
      <h2 id="transfers" className="font-semibold">
        Transfers for the bank
      </h2>
      <p className="mt-1 text-sm text-base-content/75">
        One line per transfer that waits: recipient, amount, number of trips, and the reference on the
        statement. A transfer stays in the file until you mark it below: mark those of an earlier file before
        you export another, so that none is paid twice.
      </p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[12rem_12rem_auto] sm:justify-start">
        <DayFilter label="From" value={days.from} onChange={(from) => setDays({ ...days, from })} />
        <DayFilter label="Until" value={days.to} onChange={(to) => setDays({ ...days, to })} />
        <BusyButton
          isBusy={exporting.isPending}
          className="btn-outline"
          onClick={() =>
            exporting.mutate(days, {
              onSuccess: (file) => saveFile(file, `transfers-${todayIn()}.csv`),
              onError: (error) => toast.error(error.message),
            })
          }
        >
          <Icon name="download" />
          Export as CSV
        </BusyButton>
      </div>
    </section>
  );
}
