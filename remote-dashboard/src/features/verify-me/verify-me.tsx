import { useApi } from 'api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { myVerificationOptions } from './api/my-verification';
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
  const { data: verification } = useSuspenseQuery(myVerificationOptions(useApi()));
  return (
    <>
      <StateNotice verification={verification} />
      {verification.may_edit ? (
        <DocumentsForm verification={verification} />
      ) : (
        <SentSummary verification={verification} />
      )}
      <AnswersSoFar history={verification.history} />
    </>
  );
}
