import { FactList, Panel } from 'shared-ui';
import { formatDay } from 'shared-ui/formats';
import type { MyVerification } from '../../api/my-verification';
import { documentNames, identityTypeNames } from '../../lib/verification-labels';
import { DocumentState } from './document-state';
import { SentDocument } from './sent-document';

/** What was sent, while nothing of it can be changed. */
export function SentSummary({ verification: { facts, documents } }: { verification: MyVerification }) {
  const { date_of_birth: birth, licence_expires_on: licence } = facts;
  const { identity_type: type, identity_expires_on: identity, note } = facts;
  const said = [
    { name: 'Date of birth', value: birth && formatDay(birth) },
    { name: 'Identity document', value: type && identityTypeNames[type] },
    { name: 'Valid until', value: identity && formatDay(identity) },
    { name: 'Licence valid until', value: licence && formatDay(licence) },
    { name: 'Your note', value: note },
  ].filter(({ value }) => value);
  if (documents.length === 0 && said.length === 0) return null;

  return (
    <Panel heading="What you sent" className="mt-6">
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
