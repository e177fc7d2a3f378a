import { FactList, Panel } from '@drove/shared-ui';
import { formatDay } from '@drove/shared-ui/formats';
import type { MyVerification } from './api/my-verification';
import { documentNames, identityTypeNames } from '../../lib/verification-labels';
import { DocumentState } from './document-state';
import { sentSummaryLabels } from './labels';
import { SentDocument } from './sent-document';

/** What was sent, while nothing of it can be changed. */
export function SentSummary({ verification: { facts, documents } }: { verification: MyVerification }) {
  const { date_of_birth: birth, licence_expires_on: licence } = facts;
  const { identity_type: type, identity_expires_on: identity, note } = facts;
  const said = [
    { name: sentSummaryLabels.dateOfBirth, value: birth && formatDay(birth) },
    { name: sentSummaryLabels.identity, value: type && identityTypeNames[type] },
    { name: sentSummaryLabels.identityExpiry, value: identity && formatDay(identity) },
    { name: sentSummaryLabels.licenceExpiry, value: licence && formatDay(licence) },
    { name: sentSummaryLabels.note, value: note },
  ].filter(({ value }) => value);
  if (documents.length === 0 && said.length === 0) return null;

  return (
    <Panel heading={sentSummaryLabels.heading} className="mt-6">
      <FactList facts={said} />
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {documents.map((document) => (
          <li key={document.document_uuid} className="grid content-start gap-2">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{documentNames[document.kind]}</h3>
              <DocumentState document={document} isNew={false} />
            </span>
            <SentDocument document={document} label={documentNames[document.kind]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
