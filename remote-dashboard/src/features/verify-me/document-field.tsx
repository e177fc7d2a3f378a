import { useId } from 'react';
import { useRemoveMyDocument, type MyDocument } from './api/my-verification';
import { documentNames, type DocumentKind } from '../../lib/verification-labels';
import { Icon } from '../../ui/icon';
import { DocumentDrop } from './document-drop';
import { DocumentProgress } from './document-progress';
import { DocumentState } from './document-state';
import { documentFieldLabels } from './labels';
import { documentMessage } from './send.messages';
import { PhoneCamera } from './phone-camera';
import { SentDocument } from './sent-document';
import { useDocumentUpload } from './use-document-upload';

interface DocumentFieldProps {
  kind: DocumentKind;
  /** How to take it well. */
  hint: string;
  document: MyDocument | undefined;
  /** Whether it was added since the last answer. */
  isNew: boolean;
  mayEdit: boolean;
  /** What is said about it after trying to send; nothing before. */
  missing: string | undefined;
}

/** One document: what there is of it, what was said to it, and choosing another. */
export function DocumentField({ kind, hint, document, isNew, mayEdit, missing }: DocumentFieldProps) {
  const id = useId();
  const label = documentNames[kind];
  const { upload, send, dismiss } = useDocumentUpload(kind);
  const remove = useRemoveMyDocument(kind);
  const failure = upload?.state === 'failed' ? upload.message : undefined;
  const removal = remove.isError ? documentMessage(remove.error) : undefined;
  const error = failure ?? removal ?? (upload ? undefined : missing);

  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {label}
        </h3>
        <DocumentState document={document} isNew={isNew} />
      </div>
      {mayEdit && <p className="text-sm text-base-content/80">{hint}</p>}
      {document?.decision === 'refused' && document.reason && (
        <p className="rounded-field border border-error/40 bg-error/10 p-3">{document.reason}</p>
      )}
      {upload?.state === 'sending' && (
        <DocumentProgress label={label} name={upload.file.name} sent={upload.sent} onCancel={dismiss} />
      )}
      {upload?.state !== 'sending' && document && <SentDocument document={document} label={label} />}
      {mayEdit && upload?.state !== 'sending' && (
        <DocumentDrop
          kind={kind}
          label={label}
          isReplacing={document !== undefined}
          errorId={error ? `${id}-error` : undefined}
          onChoose={(file) => void send(file)}
        />
      )}
      {mayEdit && upload?.state !== 'sending' && <PhoneCamera kind={kind} document={document} />}
      {error && (
        <p id={`${id}-error`} role={failure ? 'alert' : undefined} className="text-sm text-error">
          {failure && upload ? `${upload.file.name}: ${error}` : error}
        </p>
      )}
      {mayEdit && upload?.state !== 'sending' && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {upload?.canRetry && (
            <button type="button" className="btn btn-outline btn-sm" onClick={() => void send(upload.file)}>
              {documentFieldLabels.retry}
            </button>
          )}
          {document && (
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              aria-disabled={remove.isPending}
              onClick={() => {
                if (!remove.isPending) remove.mutate();
              }}
            >
              <Icon name="trash" className="size-4" />
              {documentFieldLabels.remove}
              <span className="sr-only">{` – ${label}`}</span>
            </button>
          )}
        </div>
      )}
    </section>
  );
}
