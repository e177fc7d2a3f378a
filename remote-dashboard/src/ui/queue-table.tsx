import type { Key, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import { claimMarkLabels } from './labels';

export interface QueueColumn<Of> {
  heading: string;
  /** `link` makes its text lead to the entry, from anywhere in the row. */
  cell: (entry: Of, link: (text: ReactNode) => ReactNode) => ReactNode;
  className?: string;
}

interface QueueTableProps<Of> {
  caption: string;
  columns: QueueColumn<Of>[];
  entries: Of[];
  keyOf: (entry: Of) => Key;
  pathOf: (entry: Of) => string;
}

/** Entries as a table; on a phone each row is a card. */
export function QueueTable<Of>({ caption, columns, entries, keyOf, pathOf }: QueueTableProps<Of>) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} className="px-4 py-3 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {entries.map((entry) => (
            <tr
              key={keyOf(entry)}
              className="relative max-md:grid max-md:gap-1 max-md:p-4 hover:bg-base-200/60"
            >
              {columns.map(({ heading, cell, className = '' }) => (
                <td key={heading} className={`md:px-4 md:py-3 ${className}`}>
                  {cell(entry, (text) => (
                    <Link to={pathOf(entry)} className="link font-semibold after:absolute after:inset-0">
                      {text}
                    </Link>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who works on an entry. */
export function ClaimMark({ claim }: { claim: { by_name: string; is_mine: boolean } | null }) {
  if (!claim) return <span className="text-sm text-base-content/75">{claimMarkLabels.unassigned}</span>;
  return (
    <span className="flex items-center gap-1.5 text-sm text-base-content/80">
      <Icon name="person" className="size-4" />
      <span>{claim.is_mine ? claimMarkLabels.yours : claimMarkLabels.another(claim.by_name)}</span>
    </span>
  );
}
