/** A function whose results are kept by their key: making one of `Intl` costs a browser ten times as much as its use. */
export function perKey<Result>(make: (key: string) => Result): (key: string) => Result {
  const made = new Map<string, Result>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    made.set(key, result);
    return result;
  };
}

/** What is made at its first use, and kept: made while a script begins, formats keep a slow phone from its first paint. */
export function onFirstUse<Result>(make: () => Result): () => Result {
  const kept = perKey(make);
  return () => kept('');
}
