import { toast } from 'react-hot-toast';
import { BusyButton } from '@drove/shared-ui';
import { todayIn } from '@drove/shared-ui/formats';
import { useExportPayments, type PaymentFilter } from './api/all-payments';
import { saveFile } from '../../lib/save-file';
import { Icon } from '../../ui/icon';
import { exportButtonLabels } from './labels';

/** Hands the payments that pass the filter over as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: PaymentFilter }) {
  const exporting = useExportPayments();
  return (
    <BusyButton
      isBusy={exporting.isPending}
      className="btn-outline btn-sm"
      onClick={() =>
        exporting.mutate(filter, {
          onSuccess: (file) => saveFile(file, `payments-${todayIn()}.csv`),
          onError: (error) => toast.error(error.message),
        })
      }
    >
      <Icon name="download" />
      {exportButtonLabels.export}
    </BusyButton>
  );
}
