/** What is stored under a key; nothing where it is no JSON. A browser that keeps nothing throws already when it is asked. */
export function storedJson(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
