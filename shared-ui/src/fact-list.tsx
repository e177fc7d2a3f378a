import type { ReactNode } from 'react';
import { fillIn } from './fill-in';
import { factListLabels } from './labels';

export interface Fact {
  name: string;
  value: ReactNode;
  /** Whether a translation would falsify it: an address, a plate. */
  isVerbatim?: boolean;
  /** Marks what is not as it was when a person last looked at it. */
  isChanged?: boolean;
  /** What it was, where that is known. */
  before?: ReactNode;
}

/** Names and values, with what has changed marked in text and in colour. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-1">
      {facts.map(({ name, value, isVerbatim, isChanged = false, before }) => (
        <div
          key={name}
          className={`-mx-3 grid gap-x-4 rounded-field px-3 py-1.5 sm:grid-cols-[minmax(7rem,2fr)_3fr] ${isChanged ? 'bg-warning/15' : ''}`}
        >
          <dt className="text-sm leading-6 text-base-content/80">
            <span>{name}</span>
            {isChanged && (
              <strong className="ml-2 font-semibold text-base-content">{factListLabels.changed}</strong>
            )}
          </dt>
          <dd className="wrap-anywhere" translate={isVerbatim ? 'no' : undefined}>
            <span>{value}</span>
            {before !== undefined && (
              <span className="block text-sm text-base-content/80">
                {fillIn(factListLabels.before, { value: <del className="wrap-anywhere">{before}</del> })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
