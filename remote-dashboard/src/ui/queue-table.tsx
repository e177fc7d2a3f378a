import type { Key, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardCell, CardRow, CardTable } from '@drove/shared-ui';
import { Icon } from './icon';
import { claimMarkLabels } from './labels';

export interface QueueColumn<Of> {
  heading: string;
  /** `link` makes its text lead to the entry, from anywhere in the row. */
  cell: (entry: Of, link: (text: ReactNode) => ReactNode) => ReactNode;
  /** Of what people have written: one long word of it breaks anywhere. */
  isFreeText?: boolean;
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
    <CardTable caption={caption} columns={columns.map(({ heading }) => heading)}>
      {entries.map((entry) => (
        <CardRow key={keyOf(entry)} className="relative">
          {columns.map(({ heading, cell, isFreeText = false }) => (
            <CardCell key={heading} isFreeText={isFreeText}>
              {cell(entry, (text) => (
                <Link to={pathOf(entry)} className="link font-semibold after:absolute after:inset-0">
                  {text}
                </Link>
              ))}
            </CardCell>
          ))}
        </CardRow>
      ))}
    </CardTable>
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
