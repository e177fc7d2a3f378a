import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyNotice, ListSkeleton } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { unexplainedCashOptions, type UnexplainedCash as Unexplained } from './api/reconciliation';
import { unexplainedCashLabels } from './labels';
import { MoneyTable } from './money-table';

/** Each amount that the payment provider and the books say differently, and since when. */
export function UnexplainedCash() {
  return (
    <QueryBoundary
      heading={unexplainedCashLabels.failed}
      fallback={
        // As high as the notice that everything matches, which is what stands here on nearly all days.
        <div className="mt-3 min-h-44">
          <ListSkeleton rows={1} />
        </div>
      }
    >
      <Differences />
    </QueryBoundary>
  );
}

function Differences() {
  const query = useSuspenseQuery(unexplainedCashOptions(useApi()));
  const { compared_at: comparedAt, differences } = query.data;
  if (differences.length === 0) {
    return (
      <div className="mt-3 min-h-44">
        <EmptyNotice
          heading={
            comparedAt === null
              ? unexplainedCashLabels.notComparedHeading
              : unexplainedCashLabels.emptyHeading
          }
        >
          {comparedAt === null
            ? unexplainedCashLabels.notComparedText
            : unexplainedCashLabels.lastCompared(formatInstant(comparedAt))}
        </EmptyNotice>
      </div>
    );
  }
  return (
    <>
      <p className="mt-1 text-sm text-base-content/75">
        {unexplainedCashLabels.emptyText(formatInstant(comparedAt ?? ''))}
      </p>
      <MoneyTable
        caption={unexplainedCashLabels.caption}
        columns={[
          unexplainedCashLabels.subject,
          unexplainedCashLabels.age,
          unexplainedCashLabels.provider,
          unexplainedCashLabels.books,
          unexplainedCashLabels.difference,
        ]}
        rows={differences.map((row) => ({
          key: `${row.subject} ${row.difference.currency}`,
          cells: [
            <Subject key="subject" row={row} />,
            unexplainedCashLabels.days(row.age_days),
            formatMoney(row.provider),
            formatMoney(row.books),
            <strong key="difference">{formatMoney(row.difference)}</strong>,
          ],
        }))}
      />
    </>
  );
}

function Subject({ row }: { row: Unexplained['differences'][number] }) {
  if (row.reservation_uuid === null) return row.subject;
  return (
    <Link to={`/dashboard/reservations/${row.reservation_uuid}`} className="link">
      {unexplainedCashLabels.payment(row.subject.slice(0, 8).toUpperCase())}
    </Link>
  );
}
