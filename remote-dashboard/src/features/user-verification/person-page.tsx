import { useApi } from '@drove/api-client';
import { useParams } from 'react-router-dom';
import { FactList, Panel } from '@drove/shared-ui';
import { isolated } from '@drove/shared-ui/formats';
import { useClaim } from '../../api/queue';
import { userVerificationOptions, type UserVerification } from './api/user-verifications';
import { formatAge } from '../../lib/format-age';
import { userVerificationLabels } from '../../lib/verification-labels';
import { DataForm } from '../../ui/data-form';
import { QueueEntryHead, QueueEntryPage } from '../../ui/queue-entry';
import { AttemptHistory } from './attempt-history';
import { claimedFacts, profileFacts } from './claimed-facts';
import { DecisionPanel } from './decision-panel';
import { DocumentCard } from './document-card';
import { personPageLabels as labels } from './labels';
import { decisionSchema, emptyDecision } from './decision.schema';
import { explainDecision } from './decision.messages';
import { useDecide } from './use-decide';

/** One person's documents. */
export function PersonPage() {
  const { user_uuid: userUuid = '' } = useParams();
  const api = useApi();
  return (
    <QueueEntryPage
      queue="people"
      width="full"
      labels={labels}
      options={userVerificationOptions(api, userUuid)}
    >
      {(verification) => <UserVerificationView verification={verification} />}
    </QueueEntryPage>
  );
}

/** What a person sent, side by side, beside what they say; and the decision while it is this administrator's. */
function UserVerificationView({ verification }: { verification: UserVerification }) {
  const { user, attempts, next_user_uuid: nextUuid, waiting } = verification;
  const attempt = attempts[0];
  const isPending = attempt?.status === 'pending';
  const claim = useClaim('/admin/user-verifications/{user_uuid}/claim', user.user_uuid, isPending);
  const mayDecide = isPending && claim.isMine;
  const name = isolated(`${user.fname} ${user.lname}`);
  const { send, message } = useDecide(user.user_uuid, name, attempt);

  return (
    <>
      <QueueEntryHead
        queue="people"
        nextUuid={nextUuid}
        waiting={waiting}
        heading={name}
        state={userVerificationLabels(user.user_verification)}
        age={isPending ? formatAge(attempt.submitted_at) : undefined}
        claimMessage={isPending ? claim.message : ''}
        refusal={message}
      />
      {attempt ? (
        <DataForm
          key={attempt.verification_uuid}
          label={labels.decision}
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
            <Panel heading={labels.entered} className="max-xl:order-first">
              <FactList facts={[...claimedFacts(attempt), ...profileFacts(user)]} />
            </Panel>
            {mayDecide && <DecisionPanel user={user} attempt={attempt} />}
          </div>
        </DataForm>
      ) : (
        <Panel heading={labels.nothingSent} className="mt-6">
          <FactList facts={profileFacts(user)} />
        </Panel>
      )}
      <AttemptHistory attempts={attempts} />
    </>
  );
}
