import { useState, type SyntheticEvent } from 'react';
import type { RegistryEntry } from '@drove/federation/registry';
import { overridePanelLabels } from './labels';
import type { Override } from './override';
import { overrideLink } from './override-link';
import { storeOverride } from './stored-overrides';

/** The shell has no other forms, and so none of the component kit's fields. */
const field = 'h-10 w-full rounded-lg border border-base-content/60 bg-base-100 px-3';

interface OverridePanelProps {
  entries: RegistryEntry[];
  applied: Override[];
}

/** Swaps one remote for another build of it, in this tab. */
export function OverridePanel({ entries, applied }: OverridePanelProps) {
  const [scope, setScope] = useState(applied[0]?.scope ?? entries[0]?.scope ?? '');
  const [target, setTarget] = useState(applied[0]?.target ?? '');
  const entry = entries.find((one) => one.scope === scope);

  const swap = (event: SyntheticEvent) => {
    event.preventDefault();
    storeOverride(scope, target.trim());
    location.reload();
  };
  return (
    <form className="mx-auto grid max-w-6xl gap-3 px-4 pb-4 sm:grid-cols-[auto_1fr_auto]" onSubmit={swap}>
      <label className="grid gap-1 text-sm">
        {overridePanelLabels.remote}
        <select className={field} value={scope} onChange={(event) => setScope(event.target.value)}>
          {entries.map((one) => (
            <option key={one.scope} value={one.scope}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-sm">
        {overridePanelLabels.target}
        <input
          className={field}
          required
          value={target}
          placeholder={overridePanelLabels.targetPlaceholder}
          onChange={(event) => setTarget(event.target.value)}
        />
      </label>
      <button type="submit" className="btn btn-primary self-end">
        {overridePanelLabels.submit}
      </button>
      <p className="text-sm text-base-content/80 wrap-anywhere sm:col-span-3">
        <span>
          {entry && 'version' in entry.release && overridePanelLabels.releasedNow(entry.release.version)}
        </span>
        <span>{target && overridePanelLabels.link(overrideLink(scope, target.trim()))}</span>
      </p>
    </form>
  );
}
