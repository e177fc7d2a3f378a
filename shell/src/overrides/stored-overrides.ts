import { overrideLifetimeMs, type Override } from './override';

const ownKey = 'mfo';
/** Where the official browser extension of Module Federation writes. */
const extensionKey = '__MF_DEVTOOLS__';

/** What this tab overrides, without what has expired. The extension's come last, and win. */
export function storedOverrides(now = Date.now()): Override[] {
  const byScope = new Map<string, Override>();
  for (const override of [...readOwn(now), ...readExtension(now)]) byScope.set(override.scope, override);
  return [...byScope.values()];
}

/** Keeps an override for this tab, instead of any other for the same remote. */
export function storeOverride(scope: string, target: string, now = Date.now()): void {
  const others = readOwn(now).filter((override) => override.scope !== scope);
  writeOwn([...others, { scope, target, since: now, by: 'link' }]);
}

/** Back to the released version of one remote, or of all. */
export function forgetOverrides(scope?: string): void {
  writeOwn(scope === undefined ? [] : readOwn(Date.now()).filter((override) => override.scope !== scope));
  forgetExtension(scope);
}

function readOwn(now: number): Override[] {
  const stored = readJson('sessionStorage', ownKey);
  if (!Array.isArray(stored)) return [];
  return (stored as Override[]).filter(
    ({ scope, target, since }) =>
      typeof scope === 'string' && typeof target === 'string' && now - since < overrideLifetimeMs,
  );
}

function writeOwn(overrides: Override[]): void {
  if (overrides.length === 0) sessionStorage.removeItem(ownKey);
  else sessionStorage.setItem(ownKey, JSON.stringify(overrides));
}

/** `{ overrides: { remote_auth: "https://…/mf-manifest.json" } }`; when it was chosen it does not say. */
function readExtension(now: number): Override[] {
  const stored = readJson('localStorage', extensionKey) as
    { overrides?: Record<string, unknown> } | undefined;
  return Object.entries(stored?.overrides ?? {}).flatMap(([scope, target]) =>
    typeof target === 'string' ? [{ scope, target, since: now, by: 'extension' as const }] : [],
  );
}

function forgetExtension(scope: string | undefined): void {
  const stored = readJson('localStorage', extensionKey) as
    { overrides?: Record<string, unknown> } | undefined;
  if (!stored?.overrides) return;
  const kept = Object.entries(stored.overrides).filter(([name]) => scope !== undefined && name !== scope);
  localStorage.setItem(extensionKey, JSON.stringify({ ...stored, overrides: Object.fromEntries(kept) }));
}

/** A browser that keeps nothing throws already when it is asked for its storage. */
function readJson(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
