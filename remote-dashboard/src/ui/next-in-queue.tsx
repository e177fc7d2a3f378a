import { Link } from 'react-router-dom';
import { Icon } from './icon';
import { nextInQueueLabels } from './labels';

interface NextInQueueProps {
  queue: { to: string; label: string };
  /** Where the next one is; missing when nothing else waits. */
  next: string | undefined;
  waiting: number;
}

/** Back to the queue, and on to anyone who waits longest besides. */
export function NextInQueue({ queue, next, waiting }: NextInQueueProps) {
  return (
    <nav
      aria-label={nextInQueueLabels.queue}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4"
    >
      <Link to={queue.to} className="btn btn-ghost -ml-3 px-3">
        <Icon name="previous" />
        {queue.label}
      </Link>
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="text-sm text-base-content/80">{nextInQueueLabels.waiting(waiting)}</span>
        {next && (
          <Link to={next} className="btn btn-ghost -mr-3 px-3">
            {nextInQueueLabels.nextInTheQueue}
            <Icon name="next" />
          </Link>
        )}
      </span>
    </nav>
  );
}
