import type { ReactNode } from 'react';

const card = 'mt-3 overflow-x-auto rounded-box border border-base-300 bg-base-100 shadow-raised';

/** A table whose first column is text and whose others are amounts. */
export function MoneyTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: [string, ...string[]];
  rows: { key: string; cells: ReactNode[] }[];
}) {
  return (
    // Scrolls by keyboard where it is wider than the screen.
    <div className={card} role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75">
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? 'px-4 py-3' : 'px-4 py-3 text-right'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  className={
                    index === 0
                      ? 'min-w-32 px-4 py-3 wrap-anywhere'
                      : 'px-4 py-3 text-right whitespace-nowrap tabular-nums'
                  }
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
