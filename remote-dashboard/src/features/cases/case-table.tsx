import { Link } from 'react-router-dom';
import { formatInstant } from 'shared-ui/formats';
import type { QueuedCase } from './api/cases';
import { formatAge } from '../../lib/format-age';
import { ClaimMark } from '../../ui/claim-mark';
import { labels, topicLabels } from './labels';

/** Cases as a table; on a phone each row is a card. */
export function CaseTable({ cases }: { cases: QueuedCase[] }) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{labels.heading}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">{labels.from}</th>
            <th className="px-4 py-3 font-medium">{labels.topic}</th>
            <th className="px-4 py-3 font-medium">{labels.waiting}</th>
            <th className="px-4 py-3 font-medium">{labels.assignedTo}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {cases.map((one) => (
            <tr
              key={one.case_uuid}
              className="relative max-md:grid max-md:gap-1 max-md:p-4 hover:bg-base-200/60"
            >
              <td className="md:max-w-md md:px-4 md:py-3">
                <Link
                  to={`/dashboard/cases/${one.case_uuid}`}
                  className="link font-semibold wrap-anywhere after:absolute after:inset-0"
                >
                  {one.name}
                </Link>{' '}
                <span className="text-sm text-base-content/75">{one.case_number}</span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-base-content/75">{one.excerpt}</span>
              </td>
              <td className="md:px-4 md:py-3">{topicLabels[one.topic]}</td>
              <td className="md:px-4 md:py-3">
                <time dateTime={one.waiting_since} title={formatInstant(one.waiting_since)}>
                  {one.status === 'open' ? formatAge(one.waiting_since) : formatInstant(one.waiting_since)}
                </time>
              </td>
              <td className="md:px-4 md:py-3">
                <ClaimMark claim={one.claim} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
