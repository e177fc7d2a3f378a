import type { Api } from 'api-client';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { BusyButton } from 'shared-ui';
import { useFetchFile } from './api/invoices';
import { saveFile } from '../../lib/save-file';
import { Icon } from '../../ui/icon';

interface DownloadFileProps {
  fetchFile: (api: Api) => Promise<Blob>;
  /** What it is called on the person's computer. */
  name: string;
  children: ReactNode;
}

/** Hands a file over that only its owner may read. */
export function DownloadFile({ fetchFile, name, children }: DownloadFileProps) {
  const fetching = useFetchFile(fetchFile);
  return (
    <BusyButton
      isBusy={fetching.isPending}
      className="btn-outline btn-sm"
      onClick={() =>
        fetching.mutate(undefined, {
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
