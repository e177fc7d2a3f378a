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

/** What the extension writes; when it was chosen it does not say. */
interface Extension extends Record<string, unknown> {
  /** By remote; older extensions have the remotes beside their other settings instead. */
  overrides?: Record<string, unknown>;
}

/** `{ overrides: { remote_auth: "https://…/mf-manifest.json" } }`, or `{ remote_auth: "…" }`. */
function readExtension(now: number): Override[] {
  const { overrides, ...older } = readExtensionKey();
  return Object.entries({ ...older, ...overrides }).flatMap(([scope, target]) =>
    typeof target === 'string' ? [{ scope, target, since: now, by: 'extension' as const }] : [],
  );
}

function forgetExtension(scope: string | undefined): void {
  const { overrides = {}, ...older } = readExtensionKey();
  const isKept = ([name, target]: [string, unknown]) =>
    typeof target !== 'string' || (scope !== undefined && name !== scope);
  const keep = (entries: object) => Object.fromEntries(Object.entries(entries).filter(isKept));
  if (Object.keys({ ...overrides, ...older }).length > 0) {
    localStorage.setItem(extensionKey, JSON.stringify({ ...keep(older), overrides: keep(overrides) }));
  }
}

function readExtensionKey(): Extension {
  const stored = readJson('localStorage', extensionKey);
  return typeof stored === 'object' ? (stored as Extension) : {};
}

/** A browser that keeps nothing throws already when it is asked for its storage. */
function readJson(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
