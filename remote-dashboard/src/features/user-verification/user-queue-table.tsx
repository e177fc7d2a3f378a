import { Link } from 'react-router-dom';
import { formatInstant } from 'shared-ui/formats';
import type { QueuedPerson } from '../../api/user-verifications';
import { formatAge } from '../../lib/format-age';
import { ClaimMark } from '../../ui/claim-mark';

/** People as a table; on a phone each row is a card. */
export function UserQueueTable({ people }: { people: QueuedPerson[] }) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">People</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">Who</th>
            <th className="px-4 py-3 font-medium">Role</th>
            <th className="px-4 py-3 font-medium">Sent</th>
            <th className="px-4 py-3 font-medium">Assigned to</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {people.map((person) => (
            <tr
              key={person.verification_uuid}
              className="relative max-md:grid max-md:gap-1 max-md:p-4 hover:bg-base-200/60"
            >
              <td className="md:px-4 md:py-3">
                <Link
                  to={`/dashboard/user-verification/${person.user_uuid}`}
                  className="link font-semibold after:absolute after:inset-0"
                >
                  {person.fname} {person.lname}
                </Link>
                <span className="block text-sm wrap-anywhere text-base-content/75">{person.email}</span>
              </td>
              <td className="md:px-4 md:py-3">{person.role === 'car_owner' ? 'Car owner' : 'Customer'}</td>
              <td className="md:px-4 md:py-3">
                {person.decided_at ? (
                  <time dateTime={person.submitted_at}>{formatInstant(person.submitted_at)}</time>
                ) : (
                  <time dateTime={person.submitted_at} title={formatInstant(person.submitted_at)}>
                    {formatAge(person.submitted_at)} ago
                  </time>
                )}
                {person.attempts > 1 && (
                  <span className="block text-sm text-base-content/75">
                    sent {person.attempts} times so far
                  </span>
                )}
              </td>
              <td className="md:px-4 md:py-3">
                {person.decided_at ? (
                  <span className="text-sm">
                    Decided by {person.decided_by_name ?? 'an administrator'}
                    <span className="block text-base-content/75">{formatInstant(person.decided_at)}</span>
                  </span>
                ) : (
                  <ClaimMark claim={person.claim} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
