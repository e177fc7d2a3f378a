import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { documentOptions } from '../../api/documents';
import type { MyDocument } from './api/my-verification';
import { DocumentView } from '../../ui/document-view';
import { sentDocumentLabels } from './labels';

/** A document that the server has, as it can be seen now. */
export function SentDocument({ document, label }: { document: MyDocument; label: string }) {
  const { document_uuid: uuid, name } = document;
  const query = useQuery(documentOptions(useApi(), uuid));
  return (
    <>
      {query.isPending && (
        <div
          role="status"
          className="h-80 animate-pulse rounded-field bg-base-300/60 motion-reduce:animate-none"
        >
          <span className="sr-only">{sentDocumentLabels.loading(label)}</span>
        </div>
      )}
      {query.isError && (
        <p className="rounded-field border border-base-300 p-4 text-sm">
          {sentDocumentLabels.failed}{' '}
          <button type="button" className="link" onClick={() => void query.refetch()}>
            {sentDocumentLabels.retry}
            <span className="sr-only">{` – ${label}`}</span>
          </button>
        </p>
      )}
      {query.data && <DocumentView content={query.data} label={label} />}
      <p className="text-sm wrap-anywhere text-base-content/75">{name}</p>
    </>
  );
}
