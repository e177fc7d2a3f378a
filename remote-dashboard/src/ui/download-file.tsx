import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { BusyButton } from '@drove/shared-ui';
import { saveFile } from '../lib/save-file';
import { Icon, type IconName } from './icon';

interface DownloadFileProps {
  /** Asks for it: a plain link would not send the token that it needs. */
  fetchFile: () => Promise<Blob>;
  /** What it is called on the person's computer. */
  name: string;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

/** Hands a file over that only some people may read. */
export function DownloadFile({
  fetchFile,
  name,
  icon = 'download',
  className = 'btn-outline btn-sm',
  children,
}: DownloadFileProps) {
  const fetching = useMutation({ mutationFn: fetchFile });
  return (
    <BusyButton
      isBusy={fetching.isPending}
      className={className}
      onClick={() =>
        fetching.mutate(undefined, {
          onSuccess: (file) => saveFile(file, name),
          onError: (error) => toast.error(error.message),
        })
      }
    >
      <Icon name={icon} />
      <span>{children}</span>
    </BusyButton>
  );
}
