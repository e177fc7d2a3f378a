import type { ReactNode } from 'react';

interface CardTableProps {
  caption: string;
  columns: string[];
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
            {columns.map((column) => (
              <th key={column} className="px-4 py-3 font-medium">
                {column}
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
export function CardRow({ children }: { children: ReactNode }) {
  return <tr className="max-md:grid max-md:gap-1 max-md:p-4 md:hover:bg-base-200/60">{children}</tr>;
}

/** One cell of it. */
export function CardCell({ children }: { children: ReactNode }) {
  return <td className="min-w-0 wrap-anywhere md:px-4 md:py-3">{children}</td>;
}
