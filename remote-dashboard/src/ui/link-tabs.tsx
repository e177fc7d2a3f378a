import { useRef, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { followWithMove, useArrival } from '@drove/shared-ui/moves';

interface LinkTabsProps {
  /** What they choose between, for those who do not see them. */
  label: string;
  tabs: { to: string; label: string; isCurrent: boolean; count?: number }[];
}

/** Parts of a page, each with an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const navigate = useNavigate();
  const line = useRef<HTMLSpanElement>(null);
  return (
    <nav aria-label={label} className="@container -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex w-max min-w-full border-b border-base-300 @sm:gap-1">
        {tabs.map(({ to, label: text, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={(event) => {
                if (isCurrent) return;
                followWithMove(event, { name: LINE, from: line.current, go: () => void navigate(to) });
              }}
              aria-current={isCurrent ? 'page' : undefined}
              className="relative -mb-px flex min-h-11 items-center gap-2 px-2 font-medium text-base-content/80 hover:text-base-content focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary @sm:px-3"
            >
              <span>{text}</span>
              {isCurrent && <Line ref={line} />}
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

const LINE = 'current-tab';

/** Below the current tab; moves there from the one before. */
function Line({ ref }: { ref: RefObject<HTMLSpanElement | null> }) {
  useArrival(LINE, ref);
  return (
    <span ref={ref} aria-hidden="true" className="absolute inset-x-0 bottom-0 border-b-2 border-primary" />
  );
}
