import { Link } from 'react-router-dom';
import { CarPhoto, PersonName, StatusBadge } from '@drove/shared-ui';
import { counted, formatDays } from '@drove/shared-ui/formats';
import type { MessageThread } from './api/messages-api';
import { tripLabels } from '../../lib/trip-labels';
import { threadItemLabels } from './labels';
import { dayAt, shortTime } from './message-times';

interface ThreadItemProps {
  thread: MessageThread;
  isCurrent: boolean;
  /** Of the address, so that filters stay. */
  search: string;
}

/** A conversation in the list: with whom, about what, and what was said last. */
export function ThreadItem({ thread, isCurrent, search }: ThreadItemProps) {
  const { car, trip, unread } = thread;
  const excerpt = thread.excerpt || threadItemLabels.photo;
  const isUnread = unread > 0;
  return (
    <li>
      <Link
        to={`/dashboard/messages/${thread.thread_uuid}${search}`}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex gap-3 px-4 py-3 hover:bg-base-200 focus-visible:-outline-offset-2 aria-[current=page]:bg-primary/10"
      >
        <CarPhoto photo={car.photo} sizes="4rem" alt="" className="size-14 shrink-0 rounded-field" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className={`truncate pt-0.5 ${isUnread ? 'font-bold' : 'font-semibold'}`}>
              <PersonName>{thread.with_name}</PersonName>
            </span>
            <time dateTime={thread.last_message_at} className="shrink-0 text-xs text-base-content/75">
              {shortTime(thread.last_message_at)}
            </time>
          </span>
          <span className="block truncate text-sm text-base-content/80">{car.name}</span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-base-content/80">
            {trip ? (
              <>
                <StatusBadge {...tripLabels({ status: trip.status, viewer: thread.side })} />
                <span>
                  {formatDays(dayAt(trip.pick_up_at, trip.time_zone), dayAt(trip.return_at, trip.time_zone))}
                </span>
              </>
            ) : (
              <StatusBadge label={threadItemLabels.question} tone="neutral" />
            )}
          </span>
          <span className="mt-1 flex items-center justify-between gap-2">
            <span className={`truncate text-sm ${isUnread ? 'font-semibold' : 'text-base-content/80'}`}>
              {thread.is_last_mine ? threadItemLabels.you(excerpt) : excerpt}
            </span>
            {isUnread && (
              <span className="min-w-5 shrink-0 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-bold text-primary-content">
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{threadItemLabels.unread(counted(unread, 'message'))}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
