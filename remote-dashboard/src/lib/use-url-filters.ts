import { useSearchParams } from 'react-router-dom';

/** Filters that live in the address, so that a list can be linked, reloaded and gone back to. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  return {
    filters,
    isNarrowed: names.some((name) => filters[name] !== ''),
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
