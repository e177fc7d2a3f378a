import { useState } from 'react';
import { Panel } from '@drove/shared-ui';
import { todayIn } from '@drove/shared-ui/formats';
import { DayField, SelectField } from '@drove/shared-ui/forms';
import type { MyVerification } from './api/my-verification';
import { identityTypeNames, type DocumentKind } from '../../lib/verification-labels';
import { DocumentField } from './document-field';
import { isNewDocument } from './is-new-document';
import { documentSectionsLabels } from './labels';

interface DocumentSectionsProps {
  verification: MyVerification;
  /** What is still to be done, by field and kind of document. */
  missing: Record<string, string>;
  /** Of who signed up while booking, and was not asked. */
  needsGender: boolean;
}

const genders = { male: documentSectionsLabels.male, female: documentSectionsLabels.female };
const hints: Record<DocumentKind, string> = {
  licence_front: documentSectionsLabels.hints.flat,
  licence_back: documentSectionsLabels.hints.licenceBack,
  identity: documentSectionsLabels.hints.identity,
  selfie: documentSectionsLabels.hints.selfie,
};

/** The documents, each beside what is to be said of it. */
export function DocumentSections({ verification, missing, needsGender }: DocumentSectionsProps) {
  const { documents, required } = verification;
  const [today] = useState(() => todayIn('UTC'));
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
      <Panel heading={documentSectionsLabels.identity}>
        <div className="grid gap-6 sm:grid-cols-2">
          {field('identity')}
          <div className="grid content-start gap-4">
            <SelectField
              name="identity_type"
              label={documentSectionsLabels.identityType}
              options={identityTypeNames}
            />
            <DayField name="identity_expires_on" label={documentSectionsLabels.identityExpiry} min={today} />
          </div>
        </div>
      </Panel>
      <Panel heading={documentSectionsLabels.person}>
        <div className="grid gap-6 sm:grid-cols-2">
          {field('selfie')}
          <div className="grid content-start gap-4">
            {needsGender && (
              <SelectField name="gender" label={documentSectionsLabels.gender} options={genders} />
            )}
            <DayField
              name="date_of_birth"
              label={documentSectionsLabels.dateOfBirth}
              autoComplete="bday"
              max={today}
              hint={documentSectionsLabels.dateOfBirthHint}
            />
          </div>
        </div>
      </Panel>
      <Panel heading={documentSectionsLabels.licence(isLicenceOptional)}>
        <div className="grid gap-6 sm:grid-cols-2">
          {field('licence_front')}
          {field('licence_back')}
          <DayField
            name="licence_expires_on"
            label={documentSectionsLabels.licenceExpiry}
            min={today}
            isOptional={isLicenceOptional}
            hint={documentSectionsLabels.licenceExpiryHint}
          />
        </div>
      </Panel>
    </>
  );
}
