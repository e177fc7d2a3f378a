import { useState, type ReactNode } from 'react';
import { Sheet } from '@drove/shared-ui';
import { Icon } from './icon';
import { filterGroupLabels } from './labels';

interface FilterGroupProps {
  /** Always in view. */
  search: ReactNode;
  /** What is chosen in the filters: how many are is said on the button that opens them. */
  chosen: readonly (string | undefined)[];
  /** The columns from a tablet's width on. */
  className: string;
  /** The filters: each counts at once. */
  children: ReactNode;
}

/** A search with filters beside it; on a phone the filters fold into a sheet. */
export function FilterGroup({ search, chosen, className, children }: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = chosen.filter(Boolean).length;
  return (
    <div className={`my-6 grid items-end gap-4 max-sm:grid-cols-[1fr_auto] max-sm:gap-2 ${className}`}>
      {search}
      <div className="contents max-sm:hidden">{children}</div>
      <button
        type="button"
        className="btn btn-outline px-3 sm:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="filter" />
        <span>{count > 0 ? filterGroupLabels.openChosen(count) : filterGroupLabels.heading}</span>
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading={filterGroupLabels.heading}
        footer={
          <button type="button" className="btn w-full btn-primary" onClick={() => setIsOpen(false)}>
            {filterGroupLabels.close}
          </button>
        }
      >
        <div className="grid gap-4">{children}</div>
      </Sheet>
    </div>
  );
}
