import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { useKeptForm } from '@drove/shared-auth';
import { ContactText, Panel, SubmitButton } from '@drove/shared-ui';
import { FocusFirstError, type ServerErrors, TextAreaField } from '@drove/shared-ui/forms';
import type { MyVerification } from './api/my-verification';
import { documentNames, isDocumentKind } from '../../lib/verification-labels';
import { ConfirmEmail } from '../../ui/confirm-email';
import { KeptNote } from '../../ui/kept-note';
import { UnsavedGuard } from '@drove/shared-ui/unsaved-guard';
import { AddressSection } from './address-section';
import { DocumentSections } from './document-sections';
import { factsSchema, factsValues, keptFacts, lacksProfile, type FactsValues } from './facts-form.schema';
import { isNewDocument } from './is-new-document';
import { documentsFormLabels } from './labels';
import { UploadsContext, type Uploads } from './uploads';
import { useSendDocuments } from './use-send-documents';

const isFact = (name: string, values: FactsValues): name is keyof FactsValues => Object.hasOwn(values, name);

/** All that is to be shown and said, and sending it. Documents are kept as soon as they are chosen. */
export function DocumentsForm({ verification }: { verification: MyVerification }) {
  const { documents, required, missing } = verification;
  const [uploads] = useState<Uploads>(() => new Map());
  const { sendAll, saveForLater, message, needsConfirmation, confirmed } = useSendDocuments(uploads);
  const kept = useKeptForm<FactsValues>({ form: 'documents', fields: keptFacts });
  const form = useRef<HTMLFormElement>(null);
  const needsLicence =
    required.includes('licence_front') || documents.some(({ kind }) => kind.startsWith('licence'));
  const needsProfile = lacksProfile(verification);
  const added = documents.filter((document) => isNewDocument(document, verification));

  return (
    <Formik
      initialValues={factsValues(verification)}
      validationSchema={factsSchema({ needsLicence, needsProfile })}
      onSubmit={sendAll}
    >
      {(formik) => {
        const { values, dirty, submitCount, isSubmitting, isValid } = formik;
        const hasTried = submitCount > 0;
        const refused = Object.entries((formik.status ?? {}) as ServerErrors);
        const isIncomplete =
          !isValid ||
          Object.keys(missing).some(isDocumentKind) ||
          // Of documents the form holds no value: whether one is there, the server says.
          refused.some(([name, error]) => isFact(name, values) && values[name] === error?.value);
        return (
          <Form ref={form} noValidate aria-label={documentsFormLabels.form} className="mt-6 grid gap-6">
            <UnsavedGuard isUnsaved={dirty && !isSubmitting} isKept />
            <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
            <KeptNote kept={kept} missing={documentsFormLabels.uploadInterrupted} />
            <UploadsContext value={uploads}>
              <DocumentSections
                verification={verification}
                missing={hasTried ? missing : {}}
                needsGender={needsProfile}
              />
            </UploadsContext>
            {needsProfile && <AddressSection />}
            <Panel heading={documentsFormLabels.noteHeading}>
              <TextAreaField
                name="note"
                label={documentsFormLabels.note}
                isOptional
                hint={documentsFormLabels.noteHint}
              />
            </Panel>
            {added.length > 0 && (
              <p className="text-base-content/80">
                {documentsFormLabels.added(added.map(({ kind }) => documentNames[kind]).join('; '))}
              </p>
            )}
            <p role="alert" className="font-medium text-error empty:hidden">
              <ContactText>
                {message || (hasTried && !isSubmitting && isIncomplete ? documentsFormLabels.incomplete : '')}
              </ContactText>
            </p>
            {needsConfirmation && <ConfirmEmail onConfirmed={confirmed} />}
            <div className="flex flex-wrap gap-3">
              <SubmitButton isBusy={isSubmitting}>{documentsFormLabels.submit}</SubmitButton>
              <button
                type="button"
                className="btn btn-ghost"
                onClick={() => void saveForLater(values, formik)}
              >
                {documentsFormLabels.save}
              </button>
            </div>
          </Form>
        );
      }}
    </Formik>
  );
}
