import { useId, useState } from 'react';
import type { DocumentKind } from '../../lib/verification-labels';
import { Icon } from '../../ui/icon';
import { documentDropLabels } from './labels';

interface DocumentDropProps {
  kind: DocumentKind;
  label: string;
  /** One is there already. */
  isReplacing: boolean;
  /** Says what is wrong, to those who do not see it either. */
  errorId: string | undefined;
  onChoose: (file: File) => void;
}

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

/** Where a document is dropped, chosen, or on a phone taken with the camera. */
export function DocumentDrop({ kind, label, isReplacing, errorId, onChoose }: DocumentDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file) onChoose(file);
  };
  const describedBy = [`${id}-hint`, errorId].filter(Boolean).join(' ');

  return (
    // Dropping is the mouse's way; the file inputs inside are everybody's.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`rounded-field border-2 border-dashed p-4 text-center ${isOver ? 'border-primary bg-primary/8' : errorId ? 'border-error' : 'border-base-content/30'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <div className="flex flex-wrap items-center justify-center gap-2">
        <FileButton
          label={`${isReplacing ? documentDropLabels.replace : documentDropLabels.choose}: ${label}`}
          text={isReplacing ? documentDropLabels.replace : documentDropLabels.choose}
          icon="upload"
          accept={kind === 'selfie' ? pictures : `${pictures},application/pdf`}
          describedBy={describedBy}
          isInvalid={errorId !== undefined}
          onChoose={choose}
        />
        <span className="hidden pointer-coarse:inline-flex">
          <FileButton
            label={documentDropLabels.photographTarget(label)}
            text={documentDropLabels.photograph}
            icon="camera"
            accept="image/*"
            capture={kind === 'selfie' ? 'user' : 'environment'}
            describedBy={describedBy}
            onChoose={choose}
          />
        </span>
        <span className="text-sm text-base-content/80 pointer-coarse:hidden">{documentDropLabels.drop}</span>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-base-content/75">
        {kind === 'selfie' ? documentDropLabels.pictures : documentDropLabels.kinds}
      </p>
    </div>
  );
}

interface FileButtonProps {
  label: string;
  text: string;
  icon: 'upload' | 'camera';
  accept: string;
  capture?: 'user' | 'environment';
  describedBy: string;
  isInvalid?: boolean;
  onChoose: (file: File | undefined) => void;
}

function FileButton({
  label,
  text,
  icon,
  describedBy,
  isInvalid = false,
  onChoose,
  ...input
}: FileButtonProps) {
  return (
    <label className="btn relative btn-outline focus-within:outline-2 focus-within:outline-offset-2">
      <Icon name={icon} />
      <span aria-hidden="true">{text}</span>
      <input
        type="file"
        {...input}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // The same file can be chosen again after it failed.
          target.value = '';
        }}
      />
    </label>
  );
}
