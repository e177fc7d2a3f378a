import { Link } from 'react-router-dom';
import { formatAge } from '../lib/format-age';
import { queueHeadLabels } from './labels';
import { LinkTabs } from './link-tabs';

const tabs = [
  {
    to: '/dashboard/user-verification',
    label: queueHeadLabels.people,
    heading: queueHeadLabels.userVerification,
    waitingOf: queueHeadLabels.peopleWaiting,
  },
  {
    to: '/dashboard/car-verification',
    label: queueHeadLabels.cars,
    heading: queueHeadLabels.carVerification,
    waitingOf: queueHeadLabels.carsWaiting,
  },
  {
    to: '/dashboard/cases',
    label: queueHeadLabels.support,
    heading: queueHeadLabels.support,
    waitingOf: queueHeadLabels.messagesWaiting,
  },
] as const;

interface QueueHeadProps {
  heading: (typeof tabs)[number]['heading'];
  /** How many wait in all and since when the oldest; missing while that is not known. */
  queue: { waiting: number; oldest_at: string | null } | undefined;
  /** Where to begin; missing when no one waits whom no one else is looking at. */
  first: string | undefined;
}

/** The heading of a queue: how long it is, how old, and the way to begin with the oldest. */
export function QueueHead({ heading, queue, first }: QueueHeadProps) {
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
          <p className="mt-2 min-h-6 text-base-content/80">
            {queue && <Summary {...queue} heading={heading} />}
          </p>
        </div>
        {first && (
          <Link to={first} className="btn btn-primary max-sm:w-full">
            {queueHeadLabels.reviewNext}
          </Link>
        )}
      </header>
      <LinkTabs
        label={queueHeadLabels.waiting}
        tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.heading === heading }))}
      />
    </>
  );
}

type SummaryProps = NonNullable<QueueHeadProps['queue']> & Pick<QueueHeadProps, 'heading'>;

function Summary({ waiting, oldest_at: oldestAt, heading }: SummaryProps) {
  if (waiting === 0) return queueHeadLabels.nothingIsWaiting;
  const age = oldestAt ? queueHeadLabels.longestWait(formatAge(oldestAt)) : '';
  const summary = tabs.find((tab) => tab.heading === heading)?.waitingOf(waiting) ?? '';
  return `${summary}${age}.`;
}
