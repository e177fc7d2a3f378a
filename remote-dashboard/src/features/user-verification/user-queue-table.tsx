import { Link } from 'react-router-dom';
import { formatInstant } from 'shared-ui/formats';
import type { QueuedPerson } from './api/user-verifications';
import { formatAge } from '../../lib/format-age';
import { ClaimMark } from '../../ui/claim-mark';
import { userQueueTableLabels } from './labels';

/** People as a table; on a phone each row is a card. */
export function UserQueueTable({ people }: { people: QueuedPerson[] }) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{userQueueTableLabels.people}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">{userQueueTableLabels.who}</th>
            <th className="px-4 py-3 font-medium">{userQueueTableLabels.role}</th>
            <th className="px-4 py-3 font-medium">{userQueueTableLabels.sent}</th>
            <th className="px-4 py-3 font-medium">{userQueueTableLabels.assignedTo}</th>
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
              <td className="md:px-4 md:py-3">
                {person.role === 'car_owner' ? userQueueTableLabels.carOwner : userQueueTableLabels.customer}
              </td>
              <td className="md:px-4 md:py-3">
                {person.decided_at ? (
                  <time dateTime={person.submitted_at}>{formatInstant(person.submitted_at)}</time>
                ) : (
                  <time dateTime={person.submitted_at} title={formatInstant(person.submitted_at)}>
                    {userQueueTableLabels.ago(formatAge(person.submitted_at))}
                  </time>
                )}
                {person.attempts > 1 && (
                  <span className="block text-sm text-base-content/75">
                    {userQueueTableLabels.sentTimes(person.attempts)}
                  </span>
                )}
              </td>
              <td className="md:px-4 md:py-3">
                {person.decided_at ? (
                  <span className="text-sm">
                    {userQueueTableLabels.decidedBy(
                      person.decided_by_name ?? userQueueTableLabels.anAdministrator,
                    )}
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
