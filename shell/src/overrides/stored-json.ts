/** What is stored under a key; nothing where it is no JSON. A browser without storage throws on access. */
export function storedJson(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
