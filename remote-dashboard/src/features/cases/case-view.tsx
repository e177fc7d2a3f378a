import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel, StatusBadge } from 'shared-ui';
import { formatInstant } from 'shared-ui/formats';
import type { Case } from './api/cases';
import { useClaim } from '../../api/claims';
import { formatAge } from '../../lib/format-age';
import { ClaimNotice } from '../../ui/claim-notice';
import { NextInQueue } from '../../ui/next-in-queue';
import { CaseReply } from './case-reply';
import { caseStatusLabels, labels, topicLabels } from './labels';

const queue = '/dashboard/cases';

/** A case: what was written, whom it is from, and the reply while it is this administrator's. */
export function CaseView({ case: one }: { case: Case }) {
  const [refusal, setRefusal] = useState('');
  const isOpen = one.status === 'open';
  const claim = useClaim('/admin/cases/{case_uuid}/claim', one.case_uuid, isOpen);

  return (
    <>
      <NextInQueue
        queue={{ to: queue, label: labels.heading }}
        next={one.next_case_uuid ? `${queue}/${one.next_case_uuid}` : undefined}
        waiting={one.waiting}
      />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl font-bold tracking-tight wrap-anywhere">
          {one.name}, {one.case_number}
        </h1>
        <StatusBadge {...caseStatusLabels[one.status]} />
        {isOpen && <p className="text-base-content/80">{labels.waitingFor(formatAge(one.waiting_since))}</p>}
      </header>
      <ClaimNotice message={isOpen ? claim.message : ''} />
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {refusal}
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-6">
          <Conversation case={one} />
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
                {message.is_ours ? `${labels.us}: ${message.by_name}` : message.by_name}
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
                {one.name}
              </Link>
            ) : (
              one.name
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
                {one.trip.car}, {formatInstant(one.trip.pick_up_at)}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
