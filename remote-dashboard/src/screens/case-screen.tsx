import { CasePage } from '../features/cases/case-page';
import { ReadConversation } from './read-conversation';

const SharedConversation = ({ reservationUuid }: { reservationUuid: string }) => (
  <ReadConversation reservationUuid={reservationUuid} reasons={['case']} />
);

/** One case; with the conversation of its trip while its member lets us read it. */
export function CaseScreen() {
  return <CasePage TripConversation={SharedConversation} />;
}
