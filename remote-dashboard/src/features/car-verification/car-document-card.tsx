import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useFormikContext } from 'formik';
import { Panel, StatusBadge } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import { ChoiceList, TextAreaField } from '@drove/shared-ui/forms';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { documentOptions } from '../../api/documents';
import { DocumentView } from '../../ui/document-view';
import type { CarVerification } from './api/car-verifications';
import type { CarDecisionValues } from './car-decision.schema';
import { carDocumentLabels as labels } from './labels';

type CarDocument = CarVerification['car']['documents'][number];

interface CarDocumentCardProps {
  kind: CarDocument['kind'];
  document: CarDocument | undefined;
  mayJudge: boolean;
}

/** The registration or the insurance of a car to look at closely, and what is made of it. */
export function CarDocumentCard({ kind, document, mayJudge }: CarDocumentCardProps) {
  const label = labels.names[kind];
  if (!document) {
    return (
      <Panel heading={label}>
        <p>{labels.missing}</p>
      </Panel>
    );
  }
  return (
    <Panel heading={label}>
      <div className="grid gap-3">
        <p className="text-sm wrap-anywhere text-base-content/75">
          {`${document.name}, ${formatInstant(document.uploaded_at)}`}
        </p>
        <QueryBoundary
          heading={labels.failed}
          fallback={
            <div
              role="status"
              className="h-80 animate-pulse rounded-field bg-base-300/60 motion-reduce:animate-none"
            >
              <span className="sr-only">{labels.loading(label)}</span>
            </div>
          }
        >
          <Content uuid={document.document_uuid} label={label} />
        </QueryBoundary>
        {mayJudge ? <Judgement kind={kind} label={label} /> : <Judged document={document} />}
      </div>
    </Panel>
  );
}

function Content({ uuid, label }: { uuid: string; label: string }) {
  const { data: content } = useSuspenseQuery(documentOptions(useApi(), uuid));
  return <DocumentView content={content} label={label} />;
}

function Judgement({ kind, label }: { kind: CarDocument['kind']; label: string }) {
  const { values } = useFormikContext<CarDecisionValues>();
  return (
    <div className="grid gap-2">
      <ChoiceList
        legend={label}
        isLegendHidden
        name={`documents.${kind}.decision`}
        choices={[
          { value: 'accepted', label: labels.good },
          { value: 'refused', label: labels.bad },
        ]}
      />
      {values.documents[kind]?.decision === 'refused' && (
        <TextAreaField name={`documents.${kind}.reason`} label={labels.reason} rows={2} />
      )}
    </div>
  );
}

function Judged({ document: { decision, reason } }: { document: CarDocument }) {
  if (!decision) return null;
  const isAccepted = decision === 'accepted';
  return (
    <p>
      <StatusBadge
        label={isAccepted ? labels.accepted : labels.refused}
        tone={isAccepted ? 'success' : 'error'}
      />
      {reason && <span className="mt-1 block">{reason}</span>}
    </p>
  );
}
