import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreenTitle } from '@drove/shared-auth';
import { StatusBadge, type Tone } from '@drove/shared-ui';
import { MessagePage } from '@drove/shared-ui/message-page';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { Icon } from './icon';
import { queueEntryLabels } from './labels';
import { Page, type PageProps } from './page';
import { queues, type QueueName } from './queues';

interface QueueEntryPageProps<Entry> {
  queue: QueueName;
  width: PageProps['width'];
  labels: { failed: string; notFound: { heading: string; text: string } };
  options: UseSuspenseQueryOptions<Entry | null, Error, Entry | null, string[]>;
  children: (entry: Entry) => ReactNode;
}

/** The page of one entry of a queue, with a heading also before it is loaded or where it cannot be. */
export function QueueEntryPage<Entry>(props: QueueEntryPageProps<Entry>) {
  const { queue, width, labels } = props;
  return (
    <QueryBoundary
      heading={labels.failed}
      frame={(content) => (
        <Page width={width}>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">{queues[queue].heading}</h1>
          {content}
        </Page>
      )}
    >
      <FoundEntry {...props} />
    </QueryBoundary>
  );
}

function FoundEntry<Entry>({ queue, width, labels, options, children }: QueueEntryPageProps<Entry>) {
  const { data } = useSuspenseQuery(options);
  if (data !== null) return <Page width={width}>{children(data)}</Page>;
  return (
    <MessagePage
      frame="dashboard"
      heading={labels.notFound.heading}
      ways={
        <Link to={queues[queue].to} className="btn btn-primary">
          {queueEntryLabels.back}
        </Link>
      }
    >
      <p>{labels.notFound.text}</p>
    </MessagePage>
  );
}

interface QueueEntryHeadProps {
  queue: QueueName;
  /** The entry that waits longest besides. */
  nextUuid: string | null;
  waiting: number;
  heading: string;
  state: { label: string; tone: Tone };
  /** For how long it has waited; missing once it is decided. */
  age: string | undefined;
  /** Why this administrator can look but not decide. */
  claimMessage: string;
  refusal: string;
}

/** The ways back to the queue and on to the next entry, what this one is, and why it cannot be decided on. */
export function QueueEntryHead(props: QueueEntryHeadProps) {
  useScreenTitle(props.heading);
  return (
    <>
      <QueueWays {...props} />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl font-bold tracking-tight wrap-anywhere">{props.heading}</h1>
        <StatusBadge {...props.state} />
        {props.age !== undefined && (
          <p className="text-base-content/80">{queues[props.queue].age(props.age)}</p>
        )}
      </header>
      <div role="status">
        {props.claimMessage && (
          <p className="mt-6 flex gap-3 rounded-box border border-warning/40 bg-warning/10 p-4">
            <Icon name="person" />
            <span>
              <strong className="font-semibold">{props.claimMessage}</strong> {queueEntryLabels.claimed}
            </span>
          </p>
        )}
      </div>
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {props.refusal}
      </p>
    </>
  );
}

function QueueWays({
  queue,
  nextUuid,
  waiting,
}: Pick<QueueEntryHeadProps, 'queue' | 'nextUuid' | 'waiting'>) {
  const { to, back } = queues[queue];
  return (
    <nav
      aria-label={queueEntryLabels.ways}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4"
    >
      <Link to={to} className="btn btn-ghost -ml-3 px-3">
        <Icon name="previous" />
        {back}
      </Link>
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="text-sm text-base-content/80">{queueEntryLabels.waiting(waiting)}</span>
        {nextUuid && (
          <Link to={`${to}/${nextUuid}`} className="btn btn-ghost -mr-3 px-3">
            {queueEntryLabels.next}
            <Icon name="next" />
          </Link>
        )}
      </span>
    </nav>
  );
}
