import { useApi } from '@drove/api-client';
import { useState, type ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Panel, PersonName } from '@drove/shared-ui';
import { formatInstant, isolated } from '@drove/shared-ui/formats';
import { caseOptions, type Case } from './api/cases';
import { useClaim } from '../../api/queue';
import { formatAge } from '../../lib/format-age';
import { QueueEntryHead, QueueEntryPage } from '../../ui/queue-entry';
import { CaseReply } from './case-reply';
import { casePageLabels as labels, caseStatusLabels, topicLabels } from './labels';

interface CasePageProps {
  /** Shows the conversation of a trip, which the case allows to read. */
  TripConversation: ComponentType<{ reservationUuid: string }>;
}

/** One case, and the reply to it. */
export function CasePage({ TripConversation }: CasePageProps) {
  const { case_uuid: caseUuid = '' } = useParams();
  const api = useApi();
  return (
    <QueueEntryPage queue="cases" width="wide" labels={labels} options={caseOptions(api, caseUuid)}>
      {(found) => <CaseView case={found} TripConversation={TripConversation} />}
    </QueueEntryPage>
  );
}

/** A case: what was written, whom it is from, and the reply while it is this administrator's. */
function CaseView({ case: one, TripConversation }: { case: Case } & CasePageProps) {
  const [refusal, setRefusal] = useState('');
  const isOpen = one.status === 'open';
  const claim = useClaim('/admin/cases/{case_uuid}/claim', one.case_uuid, isOpen);

  return (
    <>
      <QueueEntryHead
        queue="cases"
        nextUuid={one.next_case_uuid}
        waiting={one.waiting}
        heading={`${isolated(one.name)}, ${one.case_number}`}
        state={caseStatusLabels[one.status]}
        age={isOpen ? formatAge(one.waiting_since) : undefined}
        claimMessage={isOpen ? claim.message : ''}
        refusal={refusal}
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-6">
          <Conversation case={one} />
          {one.trip && one.may_read_messages && (
            <TripConversation reservationUuid={one.trip.reservation_uuid} />
          )}
          {(!isOpen || claim.isMine) && <CaseReply case={one} onRefused={setRefusal} />}
        </div>
        <AboutCase case={one} />
      </div>
    </>
  );
}

function Conversation({ case: { messages } }: { case: Case }) {
  return (
    <Panel heading={labels.conversation}>
      <ol className="grid gap-4">
        {messages.map((message) => (
          <li
            key={message.message_uuid}
            className={`rounded-box p-4 ${message.is_ours ? 'bg-primary/8 sm:ml-10' : 'bg-base-200 sm:mr-10'}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <strong className="font-semibold wrap-anywhere">
                {message.is_ours ? (
                  labels.replyBy(message.by_name)
                ) : (
                  <PersonName>{message.by_name}</PersonName>
                )}
              </strong>
              <time dateTime={message.created_at} className="text-base-content/75">
                {formatInstant(message.created_at)}
              </time>
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function AboutCase({ case: one }: { case: Case }) {
  return (
    <Panel heading={labels.about}>
      <dl className="grid gap-3 [&_dd]:wrap-anywhere [&_dt]:text-sm [&_dt]:text-base-content/75">
        <div>
          <dt>{labels.from}</dt>
          <dd>
            {one.user_uuid ? (
              <Link to={`/dashboard/users/${one.user_uuid}`} className="link">
                <PersonName>{one.name}</PersonName>
              </Link>
            ) : (
              <PersonName>{one.name}</PersonName>
            )}
            <span className="block">{one.email}</span>
            {!one.user_uuid && <span className="block text-sm text-base-content/75">{labels.visitor}</span>}
          </dd>
        </div>
        <div>
          <dt>{labels.topic}</dt>
          <dd>{topicLabels[one.topic]}</dd>
        </div>
        {one.trip && (
          <div>
            <dt>{labels.trip}</dt>
            <dd>
              <Link to={`/dashboard/reservations/${one.trip.reservation_uuid}`} className="link">
                {`${one.trip.car}, ${formatInstant(one.trip.pick_up_at)}`}
              </Link>
            </dd>
          </div>
        )}
        {one.trip && one.user_uuid && (
          <div>
            <dt>{labels.tripConversation}</dt>
            <dd>{one.may_read_messages ? labels.mayRead : labels.mayNotRead}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
