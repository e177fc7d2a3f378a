import { Link } from 'react-router-dom';

interface LinkTabsProps {
  /** What they choose between, for those who do not see them. */
  label: string;
  tabs: { to: string; label: string; isCurrent: boolean; count?: number }[];
}

/** Parts of a page, each with an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="@container -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex w-max min-w-full border-b border-base-300 @sm:gap-1">
        {tabs.map(({ to, label: text, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-2 font-medium text-base-content/80 hover:text-base-content focus-visible:-outline-offset-2 aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary @sm:px-3"
            >
              <span>{text}</span>
              {count !== undefined && count > 0 && (
                <span className="min-w-5 rounded-full bg-warning px-1.5 text-center text-xs leading-5 font-bold text-warning-content">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
