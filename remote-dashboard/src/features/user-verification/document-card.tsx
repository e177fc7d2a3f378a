import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { StatusBadge } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { documentOptions } from '../../api/documents';
import type { Attempt } from './api/user-verifications';
import { documentNames } from '../../lib/verification-labels';
import { DocumentView } from '../../ui/document-view';
import { JudgementFields } from './judgement-fields';
import { documentCardLabels } from './labels';

interface DocumentCardProps {
  document: Attempt['documents'][number];
  isNew: boolean;
  /** Not while there is nothing to decide, or another administrator does. */
  mayDecide: boolean;
}

/** One document to look at closely, and what is made of it. */
export function DocumentCard({ document, isNew, mayDecide }: DocumentCardProps) {
  const { kind, document_uuid: uuid, name, uploaded_at: uploadedAt } = document;
  const label = documentNames[kind];

  return (
    <section
      aria-label={label}
      className="grid content-start gap-3 rounded-box border border-base-300 bg-base-100 p-4 shadow-raised"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-semibold">{label}</h2>
          <p className="text-sm wrap-anywhere text-base-content/75">
            {`${name}, ${formatInstant(uploadedAt)}`}
          </p>
        </div>
        {isNew && <StatusBadge label={documentCardLabels.added} tone="warning" />}
      </div>
      <QueryBoundary
        heading={documentCardLabels.failed}
        fallback={
          <div
            role="status"
            className="h-80 animate-pulse rounded-field bg-base-300/60 motion-reduce:animate-none"
          >
            <span className="sr-only">{documentCardLabels.loading(label)}</span>
          </div>
        }
      >
        <Content uuid={uuid} label={label} />
      </QueryBoundary>
      {mayDecide ? <JudgementFields kind={kind} /> : <Judged document={document} />}
    </section>
  );
}

function Content({ uuid, label }: { uuid: string; label: string }) {
  const { data: content } = useSuspenseQuery(documentOptions(useApi(), uuid));
  return <DocumentView content={content} label={label} />;
}

function Judged({ document: { decision, reason } }: Pick<DocumentCardProps, 'document'>) {
  if (!decision) return null;
  const isAccepted = decision === 'accepted';
  return (
    <p>
      <StatusBadge
        label={isAccepted ? documentCardLabels.accepted : documentCardLabels.refused}
        tone={isAccepted ? 'success' : 'error'}
      />
      {reason && <span className="mt-1 block">{reason}</span>}
    </p>
  );
}
