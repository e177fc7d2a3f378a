import { useSearchParams } from 'react-router-dom';

/** What of the address narrows a list. An empty value narrows nothing and leaves the address. */
export function useFilters<Name extends string>(...names: Name[]) {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  return {
    values,
    isNarrowed: Object.values(values).some(Boolean),
    narrow: (name: Name) => (value: string) =>
      setSearch(
        (now) => {
          if (value) now.set(name, value);
          else now.delete(name);
          return now;
        },
        { replace: true },
      ),
    clear: () => setSearch({}),
  };
}
