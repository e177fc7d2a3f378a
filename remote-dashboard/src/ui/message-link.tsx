import { Link } from 'react-router-dom';
import { messageLinkLabels } from './labels';

/** To the conversation about a trip. */
export function MessageLink({ uuid, name }: { uuid: string; name: string }) {
  return (
    <Link
      to={`/dashboard/messages/new?reservation=${uuid}`}
      className="btn h-auto min-h-11 max-w-full py-2 wrap-anywhere btn-outline print:hidden"
    >
      {messageLinkLabels.message(name)}
    </Link>
  );
}
