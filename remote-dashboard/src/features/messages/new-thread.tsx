import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useKeptForm } from '@drove/shared-auth';
import { ListSkeleton } from '@drove/shared-ui';
import { isUuid } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import type { ThreadSubject } from './api/messages-api';
import { Icon } from '../../ui/icon';
import { subjectOptions, type About } from './api/subject';
import { useOutbox } from './api/use-outbox';
import { Composer, draftOf } from './composer';
import { newThreadLabels, threadBarLabels } from './labels';
import { OutgoingBubble } from './message-bubble';
import { NotHere } from './not-here';

/** Begins a conversation about a car or a trip, or leads into the one that there is: `?car=…` or `?reservation=…`. */
export function NewThread() {
  const [search] = useSearchParams();
  const subject = subjectOf(search);
  if (!subject) return <NotFound />;
  return (
    <QueryBoundary
      heading={newThreadLabels.failed}
      fallback={<ListSkeleton rows={2} />}
      frame={(content) => (
        <div className="p-6">
          <h1 className="mb-4 text-2xl font-bold tracking-tight">{newThreadLabels.heading}</h1>
          {content}
        </div>
      )}
    >
      <Begin subject={subject} />
    </QueryBoundary>
  );
}

function subjectOf(search: URLSearchParams): ThreadSubject | undefined {
  const car = search.get('car') ?? '';
  const reservation = search.get('reservation') ?? '';
  if (isUuid(reservation)) return { reservation_uuid: reservation };
  return isUuid(car) ? { car_uuid: car } : undefined;
}

function Begin({ subject }: { subject: ThreadSubject }) {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const {
    data: { thread, about },
  } = useSuspenseQuery(subjectOptions(api, subject));
  // Typed on the car's page before signing in; it stays as a draft, and not in the address.
  const [typed] = useState(() => search.get('text') ?? '');
  // Its own first message makes the conversation; only its answer leads there, with nothing left in the field.
  const [hasSent, setSent] = useState(false);
  useEffect(() => {
    if (!search.has('text') || thread) return;
    setSearch(
      (now) => {
        now.delete('text');
        return now;
      },
      { replace: true },
    );
  }, [search, setSearch, thread]);

  if (thread && !hasSent) return <Continue threadUuid={thread.thread_uuid} typed={typed} />;
  if (!about) return <NotFound />;
  return <First subject={subject} about={about} typed={typed} onSend={() => setSent(true)} />;
}

/** There is a conversation already: it goes on there, with what was typed as its draft. */
function Continue({ threadUuid, typed }: { threadUuid: string; typed: string }) {
  const navigate = useNavigate();
  const kept = useKeptForm<{ text: string }>({ form: draftOf(threadUuid), fields: ['text'] });
  useEffect(() => {
    if (typed) kept.keep({ text: typed });
    kept.flush();
    void navigate(`/dashboard/messages/${threadUuid}`, { replace: true });
  }, [kept, navigate, threadUuid, typed]);
  return null;
}

interface FirstProps {
  subject: ThreadSubject;
  about: About;
  typed: string;
  onSend: () => void;
}

function First({ subject, about, typed, onSend }: FirstProps) {
  const navigate = useNavigate();
  const name = about.name;
  const key = 'car_uuid' in subject ? `car:${subject.car_uuid}` : `trip:${subject.reservation_uuid}`;
  const outbox = useOutbox(
    key,
    subject,
    ({ thread_uuid: threadUuid }) => void navigate(`/dashboard/messages/${threadUuid}`, { replace: true }),
  );
  return (
    <>
      <header className="flex items-center gap-2 border-b border-base-300 px-2 py-2 sm:px-4">
        <Link
          to="/dashboard/messages"
          aria-label={threadBarLabels.back}
          className="btn btn-ghost btn-square lg:hidden"
        >
          <Icon name="previous" />
        </Link>
        <div className="min-w-0">
          <h1 className="truncate text-lg font-semibold">{newThreadLabels.ask(name)}</h1>
          <p className="truncate text-sm text-base-content/80">{about.car}</p>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">
        <p className="max-w-prose text-base-content/80">{newThreadLabels.intro(name)}</p>
        <ol className="mt-4 grid gap-2">
          {outbox.entries.map((entry) => (
            <OutgoingBubble
              key={entry.key}
              entry={entry}
              onRetry={() => outbox.retry(entry.key)}
              onDiscard={() => outbox.discard(entry.key)}
            />
          ))}
        </ol>
      </div>
      <Composer
        name={name}
        draft={draftOf(key)}
        subject={subject}
        initial={typed}
        takesFocus
        onSend={(message) => {
          onSend();
          outbox.send(message);
        }}
      />
    </>
  );
}

const NotFound = () => (
  <NotHere heading={newThreadLabels.notFoundHeading} text={newThreadLabels.notFoundText} />
);
