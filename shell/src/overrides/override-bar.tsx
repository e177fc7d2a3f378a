import { useState, useEffect } from 'react';
import type { RegistryEntry } from '@drove/federation/registry';
import { overrideBarLabels } from './labels';
import { OverridePanel } from './override-panel';
import { type Override, type RefusedOverride, overrideLifetimeMs } from './override';
import { forgetOverrides } from './stored-overrides';

export interface OverrideBarProps {
  applied: Override[];
  refused: RefusedOverride[];
  entries: RegistryEntry[];
  /** Whether the panel is open from the start. */
  open: boolean;
}

/** What of this tab is not the released app: always in view, because no one may take it for the real one. */
export function OverrideBar({ applied, refused, entries, open: initiallyOpen }: OverrideBarProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const expired = useExpiry(applied);
  if (applied.length === 0 && refused.length === 0 && !open) return null;

  const reset = () => {
    forgetOverrides();
    location.reload();
  };
  return (
    <>
      {/* So that the end of a page can be scrolled out from under the bar. */}
      <div aria-hidden="true" className="h-32 sm:h-20" />
      <aside
        aria-label={overrideBarLabels.name}
        className="fixed inset-x-0 bottom-0 z-[1000] max-h-[60dvh] overflow-y-auto border-t-4 border-warning bg-base-100 shadow-2xl"
      >
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
          <div className="min-w-0 grow basis-full text-sm sm:basis-0">
            {applied.length > 0 && <p className="font-semibold">{overrideBarLabels.notice}</p>}
            <ul className="wrap-anywhere">
              {applied.map((override) => (
                <li key={override.scope}>{messageOfOverride(override)}</li>
              ))}
              {refused.map(({ override, reason }) => (
                <li key={override.scope} className="text-error">
                  {overrideBarLabels.notSwapped(override.scope, override.target, reason)}
                </li>
              ))}
            </ul>
            {expired && <p className="text-error">{overrideBarLabels.expired}</p>}
          </div>
          <button
            type="button"
            className="btn btn-sm btn-outline"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? overrideBarLabels.close : overrideBarLabels.change}
          </button>
          {(applied.length > 0 || refused.length > 0) && (
            <button type="button" className="btn btn-sm btn-primary" onClick={reset}>
              {overrideBarLabels.reset}
            </button>
          )}
        </div>
        {open && <OverridePanel entries={entries} applied={applied} />}
      </aside>
    </>
  );
}

/** An override in a sentence, with the time at which it ends. */
function messageOfOverride({ scope, target, since, by }: Override): string {
  const until = new Date(since + overrideLifetimeMs).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return by === 'extension'
    ? overrideBarLabels.inEveryTab(scope, target, until)
    : overrideBarLabels.inThisTab(scope, target, until);
}

/** Whether the time of one of the overrides is up. */
function useExpiry(overrides: Override[]): boolean {
  const [expired, setExpired] = useState(false);
  const ends = overrides.map(({ since }) => since + overrideLifetimeMs);
  const first = ends.length > 0 ? Math.min(...ends) : undefined;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => setExpired(true), Math.max(0, first - Date.now()));
    return () => clearTimeout(timer);
  }, [first]);
  return expired;
}
