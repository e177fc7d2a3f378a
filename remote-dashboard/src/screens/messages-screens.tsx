import { useParams } from 'react-router-dom';
import { loadPart } from '@drove/shared-auth';
import { Inbox } from '../features/messages/inbox';
import { NewThread } from '../features/messages/new-thread';
import { ThreadView } from '../features/messages/thread-view';
import { tripInThreadLabels } from '../features/reservation/action-labels';

// With all that can be done about a trip, which a conversation does not wait for.
const TripInThread = loadPart(
  () => import('../features/reservation/trip-in-thread').then((m) => m.TripInThread),
  { what: tripInThreadLabels.part },
);

/** The user's conversations. */
export function InboxScreen() {
  return <Inbox />;
}

/** One of them, or a new one (`/dashboard/messages/new?car=…`), beside the others. */
export function ThreadScreen() {
  const { thread_uuid: threadUuid = '' } = useParams();
  return (
    <Inbox currentUuid={threadUuid}>
      {threadUuid === 'new' ? (
        <NewThread />
      ) : (
        <ThreadView
          key={threadUuid}
          threadUuid={threadUuid}
          trip={(reservationUuid) => <TripInThread reservationUuid={reservationUuid} />}
        />
      )}
    </Inbox>
  );
}
