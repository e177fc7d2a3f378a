import type { ReactNode } from 'react';

export interface CardColumn {
  heading: ReactNode;
  /** Amounts stand at the right, below one another. */
  isAmount?: boolean;
}

interface CardTableProps {
  caption: string;
  columns: (string | CardColumn)[];
  children: ReactNode;
}

/** A table; on a phone each row is a card. */
export function CardTable({ caption, columns, children }: CardTableProps) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            {columns
              .map((column) => (typeof column === 'string' ? { heading: column } : column))
              .map(({ heading, isAmount = false }, index) => (
                // The columns of a table stay the same.
                <th key={index} className={`px-4 py-3 font-medium ${isAmount ? 'text-right' : ''}`}>
                  {heading}
                </th>
              ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

/** One row of it. */
export function CardRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <tr className={`max-md:grid max-md:gap-1 max-md:p-4 md:hover:bg-base-200/60 ${className}`}>{children}</tr>
  );
}

interface CardCellProps {
  /** What people have written, a name for one: it may be one long word, which then breaks anywhere. */
  isFreeText?: boolean;
  isAmount?: boolean;
  children: ReactNode;
}

/** One cell of it. Its column is as wide as its longest word at least, whatever is written in others. */
export function CardCell({ isFreeText = false, isAmount = false, children }: CardCellProps) {
  const kind = isFreeText
    ? 'wrap-anywhere md:min-w-36'
    : isAmount
      ? 'whitespace-nowrap tabular-nums md:text-right'
      : 'wrap-break-word';
  return <td className={`min-w-0 md:px-4 md:py-3 ${kind}`}>{children}</td>;
}
