import { chartTableLabels } from './labels';
interface ChartTableProps {
  /** What the table holds, for those who do not see where it stands. */
  caption: string;
  /** The first names the rows, the others are numbers. */
  columns: [string, ...string[]];
  rows: [string, ...string[]][];
}

/** The numbers behind a chart, for those who cannot see it and those who want them exactly. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const [rowName, ...numbers] = columns;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-medium">{chartTableLabels.show}</summary>
      {/* Focusable, since without a mouse there is no other way to scroll it. */}
      <div role="region" aria-label={caption} tabIndex={0} className="mt-3 max-h-80 overflow-y-auto">
        <table className="w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-base-100 text-sm text-base-content/75">
            <tr>
              <th className="py-2 font-medium">{rowName}</th>
              {numbers.map((name) => (
                <th key={name} className="py-2 pl-3 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-base-300">
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th className="py-2 font-normal">{name}</th>
                {values.map((value, index) => (
                  <td key={numbers[index]} className="py-2 pl-3 text-right tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
