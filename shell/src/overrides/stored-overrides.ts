import { extensionOverrides, forgetExtensionOverrides } from './extension-overrides';
import { overrideLifetimeMs, type Override } from './override';
import { storedJson } from './stored-json';

const ownKey = 'mfo';

/** What this tab overrides, without what has expired. The extension's come last, and win. */
export function storedOverrides(now = Date.now()): Override[] {
  const byScope = new Map<string, Override>();
  for (const override of [...readOwn(now), ...extensionOverrides(now)]) byScope.set(override.scope, override);
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
  forgetExtensionOverrides(scope);
}

function readOwn(now: number): Override[] {
  const stored = storedJson('sessionStorage', ownKey);
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
