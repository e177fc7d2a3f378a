import { overrideLifetimeMs, type Override } from './override';
import { storedJson } from './stored-json';

/** Where the official browser extension of Module Federation writes. */
const extensionKey = '__MF_DEVTOOLS__';
/** Since when this browser knows what the extension is set to, which itself knows no end. */
const knownKey = 'mfo-extension';

/** What the extension writes; when it was chosen it does not say. */
interface Extension extends Record<string, unknown> {
  /** By remote; older extensions have the remotes beside their other settings instead. */
  overrides?: Record<string, unknown> | null;
}

/**
 * The extension's settings: `{ overrides: { remote_auth: "https://…/mf-manifest.json" } }`, or
 * `{ remote_auth: "…" }`. It holds in every tab, until it expires as any override does; then it is taken back there.
 */
export function extensionOverrides(now: number): Override[] {
  const { overrides, ...older } = readExtension();
  const known = readKnown();
  const found = Object.entries({ ...older, ...overrides }).flatMap(([scope, target]): Override[] => {
    if (typeof target !== 'string') return [];
    const since = known.find((one) => one.scope === scope && one.target === target)?.since ?? now;
    return [{ scope, target, since, by: 'extension' }];
  });
  const isOver = ({ since }: Override) => now - since >= overrideLifetimeMs;
  for (const { scope } of found.filter(isOver)) forgetExtensionOverrides(scope);
  const lasting = found.filter((override) => !isOver(override));
  if (lasting.length > 0) localStorage.setItem(knownKey, JSON.stringify(lasting));
  else if (known.length > 0) localStorage.removeItem(knownKey);
  return lasting;
}

/** Takes one remote, or all, out of the extension's overrides; its other settings stay. */
export function forgetExtensionOverrides(scope: string | undefined): void {
  const { overrides: stored, ...older } = readExtension();
  const overrides = stored ?? {};
  const isKept = ([name, target]: [string, unknown]) =>
    typeof target !== 'string' || (scope !== undefined && name !== scope);
  const keep = (entries: object) => Object.fromEntries(Object.entries(entries).filter(isKept));
  if (Object.keys({ ...overrides, ...older }).length > 0) {
    localStorage.setItem(extensionKey, JSON.stringify({ ...keep(older), overrides: keep(overrides) }));
  }
}

function readExtension(): Extension {
  const stored = storedJson('localStorage', extensionKey);
  return typeof stored === 'object' ? (stored as Extension) : {};
}

function readKnown(): Override[] {
  const stored = storedJson('localStorage', knownKey);
  return Array.isArray(stored) ? (stored as Override[]) : [];
}
