import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { myVerificationOptions } from './api/my-verification';
import { ConfirmEmail } from '../../ui/confirm-email';
import { AnswersSoFar } from './answers-so-far';
import { DocumentsForm } from './documents-form';
import { verifyMeLabels } from './labels';
import { SentSummary } from './sent-summary';
import { StateNotice } from './state-notice';

/** Being verified: where one stands, the documents to send, and what was answered. */
export function VerifyMe() {
  return (
    <QueryBoundary heading={verifyMeLabels.failed}>
      <Verification />
    </QueryBoundary>
  );
}

function Verification() {
  const { data: verification, refetch } = useSuspenseQuery(myVerificationOptions(useApi()));
  const { may_edit: mayEdit, may_rent: mayRent, user_verification: state } = verification;
  // Who is verified and may rent has nothing to do here, unless they want to.
  const [isChanging, setChanging] = useState(false);
  const isEditing = mayEdit && (state !== 'verified' || !mayRent || isChanging);
  return (
    <>
      <StateNotice verification={verification} />
      {/* What is entered before is erased with the confirmation. */}
      {isEditing && !verification.email_confirmed && <ConfirmEmail onConfirmed={() => void refetch()} />}
      {isEditing && verification.email_confirmed && <DocumentsForm verification={verification} />}
      {!isEditing && (
        <>
          <SentSummary verification={verification} />
          {mayEdit && (
            <button type="button" className="btn btn-outline mt-6" onClick={() => setChanging(true)}>
              {verifyMeLabels.edit}
            </button>
          )}
        </>
      )}
      <AnswersSoFar history={verification.history} />
    </>
  );
}
