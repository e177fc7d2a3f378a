import { FactList, Panel, StatusBadge } from 'shared-ui';
import { useClaim } from '../../api/claims';
import type { UserVerification } from './api/user-verifications';
import { formatAge } from '../../lib/format-age';
import { userVerificationLabels } from '../../lib/verification-labels';
import { ClaimNotice } from '../../ui/claim-notice';
import { DataForm } from '../../ui/data-form';
import { NextInQueue } from '../../ui/next-in-queue';
import { AttemptHistory } from './attempt-history';
import { claimedFacts } from './claimed-facts';
import { DecisionPanel } from './decision-panel';
import { DocumentCard } from './document-card';
import { userVerificationViewLabels } from './labels';
import { profileFacts } from './profile-facts';
import { decisionSchema, emptyDecision } from './decision.schema';
import { explainDecision } from './decision.messages';
import { useDecide } from './use-decide';

const queue = '/dashboard/user-verification';

/** What a person sent, side by side, beside what they say; and the decision while it is this administrator's. */
export function UserVerificationView({ verification }: { verification: UserVerification }) {
  const { user, attempts, next_user_uuid: nextUuid, waiting } = verification;
  const attempt = attempts[0];
  const isPending = attempt?.status === 'pending';
  const claim = useClaim('/admin/user-verifications/{user_uuid}/claim', user.user_uuid, isPending);
  const mayDecide = isPending && claim.isMine;
  const name = `${user.fname} ${user.lname}`;
  const { send, message } = useDecide(user.user_uuid, name, attempt);

  return (
    <>
      <NextInQueue
        queue={{ to: queue, label: userVerificationViewLabels.queue }}
        next={nextUuid ? `${queue}/${nextUuid}` : undefined}
        waiting={waiting}
      />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl font-bold tracking-tight wrap-anywhere">{name}</h1>
        <StatusBadge {...userVerificationLabels(user.user_verification)} />
        {isPending && (
          <p className="text-base-content/80">
            {userVerificationViewLabels.hasWaitedFor(formatAge(attempt.submitted_at))}
          </p>
        )}
      </header>
      <ClaimNotice message={isPending ? claim.message : ''} />
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {message}
      </p>

      {attempt ? (
        <DataForm
          key={attempt.verification_uuid}
          label={userVerificationViewLabels.decision}
          className="mt-6 grid items-start gap-6 xl:grid-cols-[1fr_22rem]"
          initialValues={{ ...emptyDecision(attempt) }}
          schema={decisionSchema}
          // The page says the rest, where it stays when the form goes.
          explain={(error, values) => ({ ...explainDecision(error, values), message: '' })}
          onSend={send}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            {attempt.documents.map((document) => (
              <DocumentCard
                key={document.document_uuid}
                document={document}
                isNew={attempt.changed.documents.includes(document.kind)}
                mayDecide={mayDecide}
              />
            ))}
          </div>
          <div className="grid gap-6 sm:max-xl:grid-cols-2 xl:sticky xl:top-20">
            <Panel heading={userVerificationViewLabels.whatTheyEntered} className="max-xl:order-first">
              <FactList facts={[...claimedFacts(attempt), ...profileFacts(user)]} />
            </Panel>
            {mayDecide && <DecisionPanel />}
          </div>
        </DataForm>
      ) : (
        <Panel heading={userVerificationViewLabels.nothingSentYet} className="mt-6">
          <FactList facts={profileFacts(user)} />
        </Panel>
      )}
      <AttemptHistory attempts={attempts} />
    </>
  );
}
