import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { BusyButton } from 'shared-ui';
import { useFetchFile } from './api/invoices';
import { saveFile } from '../../lib/save-file';
import { Icon } from '../../ui/icon';

interface DownloadFileProps {
  /** Its address in the API. */
  address: string;
  /** What it is called on the person's computer. */
  name: string;
  children: ReactNode;
}

/** Hands a file over that only its owner may read. */
export function DownloadFile({ address, name, children }: DownloadFileProps) {
  const fetching = useFetchFile();
  return (
    <BusyButton
      isBusy={fetching.isPending}
      className="btn-outline btn-sm"
      onClick={() =>
        fetching.mutate(address, {
          onSuccess: (file) => saveFile(file, name),
          onError: (error) => toast.error(error.message),
        })
      }
    >
      <Icon name="download" />
      {children}
    </BusyButton>
  );
}
