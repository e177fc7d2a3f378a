import { ContactText } from '@drove/shared-ui';
import { Icon } from '../../ui/icon';
import { uploadListLabels } from './labels';
import type { PhotoUpload } from './use-photo-uploads';

interface UploadListProps {
  uploads: PhotoUpload[];
  onRemove: (id: number) => void;
  onRetry: (upload: PhotoUpload) => void;
}

/** The files on their way, each with its progress or with what is wrong with it. */
export function UploadList({ uploads, onRemove, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={uploadListLabels.name} className="grid gap-2">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className={`flex items-center gap-3 rounded-field border py-1.5 pr-1 pl-4 ${upload.state === 'failed' ? 'border-error' : 'border-base-300'}`}
        >
          <div className="min-w-0 grow">
            <p className="truncate text-sm font-medium">{upload.file.name}</p>
            {upload.state === 'failed' ? (
              <p role="alert" className="text-sm text-error">
                <ContactText>{upload.message}</ContactText>
              </p>
            ) : (
              <progress
                className="progress block w-full progress-primary"
                aria-label={`${upload.file.name}: ${upload.state === 'waiting' ? 'waiting' : 'being sent'}`}
                max={1}
                // All of it sent means that the server is at work, for which there is no measure.
                {...(upload.sent < 1 && { value: upload.sent })}
              />
            )}
          </div>
          {upload.canRetry && upload.state === 'failed' && (
            <button type="button" className="btn btn-ghost btn-sm" onClick={() => onRetry(upload)}>
              {uploadListLabels.retry}
            </button>
          )}
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label={uploadListLabels.remove(upload.file.name)}
            onClick={() => onRemove(upload.id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
