import { chooseRelease, type RegistryEntry } from '@drove/federation/registry';
import type { ChosenEntry } from '../remotes/remotes';

/** Each remote's release as this browser gets it, with what to fall back on where that is not everybody's. */
export function chooseEntries(entries: RegistryEntry[], browserId: string): ChosenEntry[] {
  return entries.map((entry) => {
    const chosen = chooseRelease(entry, browserId);
    const { rollout: _offered, ...stable } = entry;
    return chosen.release === entry.release ? chosen : { ...chosen, fallback: stable };
  });
}
