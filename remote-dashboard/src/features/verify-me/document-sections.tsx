import { useState } from 'react';
import { Panel } from 'shared-ui';
import { DayField, SelectField } from 'shared-ui/forms';
import type { MyVerification } from '../../api/my-verification';
import { identityTypeNames, type DocumentKind } from '../../lib/verification-labels';
import { DocumentField } from './document-field';
import { isNewDocument } from './is-new-document';

interface DocumentSectionsProps {
  verification: MyVerification;
  /** What is still to be done, by field and kind of document. */
  missing: Record<string, string>;
}

const hints: Record<DocumentKind, string> = {
  licence_front: 'Lay it flat, with all four corners in the picture and no reflections.',
  licence_back: 'The back too, showing the vehicle classes you can drive.',
  identity: 'The page, or the side, with your photo.',
  selfie: 'Your face as it is today, in good light, without sunglasses.',
};

/** The documents, each beside what is to be said of it. */
export function DocumentSections({ verification, missing }: DocumentSectionsProps) {
  const { documents, required } = verification;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const isLicenceOptional = !required.includes('licence_front');
  const field = (kind: DocumentKind) => {
    const document = documents.find((each) => each.kind === kind);
    return (
      <DocumentField
        kind={kind}
        hint={hints[kind]}
        document={document}
        isNew={document !== undefined && isNewDocument(document, verification)}
        mayEdit
        missing={missing[kind]}
      />
    );
  };

  return (
    <>
      <Panel heading="Proof of identity">
        <div className="grid gap-6 sm:grid-cols-2">
          {field('identity')}
          <div className="grid content-start gap-4">
            <SelectField name="identity_type" label="What is it?" options={identityTypeNames} />
            <DayField name="identity_expires_on" label="Valid until" min={today} />
          </div>
        </div>
      </Panel>
      <Panel heading="You">
        <div className="grid gap-6 sm:grid-cols-2">
          {field('selfie')}
          <DayField
            name="date_of_birth"
            label="Date of birth"
            autoComplete="bday"
            max={today}
            hint="As shown on your documents. Most cars are for drivers aged 21 and over."
          />
        </div>
      </Panel>
      <Panel heading={`Driving licence${isLicenceOptional ? ' (only to rent cars yourself)' : ''}`}>
        <div className="grid gap-6 sm:grid-cols-2">
          {field('licence_front')}
          {field('licence_back')}
          <DayField
            name="licence_expires_on"
            label="Licence valid until"
            min={today}
            isOptional={isLicenceOptional}
            hint="It must be valid until the end of every trip."
          />
        </div>
      </Panel>
    </>
  );
}
