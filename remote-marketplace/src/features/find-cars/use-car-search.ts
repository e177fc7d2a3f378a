import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCarSearch, writeCarSearch, type CarSearch } from '../../lib/car-search';

/** The search in the address of the page, and how to change it. */
export function useCarSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { key: visit } = useLocation();
  // The router draws a new address when there is time for it. Until then this is the search that was chosen, or a checkbox
  // would jump back under the finger.
  const [pending, setPending] = useState<{ from?: string; parameters?: URLSearchParams }>({});
  // Back before the new address was drawn leads to the one still drawn: nothing else shows that it was given up. Each
  // giving up is another value: one that equals what an unfinished render left would be skipped.
  useEffect(() => {
    const giveUp = () => setPending({});
    window.addEventListener('popstate', giveUp);
    return () => {
      window.removeEventListener('popstate', giveUp);
      giveUp();
    };
  }, [visit]);
  const shown = (pending.from === visit ? pending.parameters : undefined) ?? parameters;
  const { search, ignored } = readCarSearch(shown);

  const go = (next: URLSearchParams, options: { replace: boolean }) => {
    if (next.toString() === shown.toString()) return;
    setPending({ from: visit, parameters: next });
    setParameters(next, { ...options, preventScrollReset: true });
  };
  const replaceBy = (next: CarSearch) => go(writeCarSearch(next), { replace: false });
  /** One step of the history for each change, so that Back undoes exactly it; the page stays where it is. */
  const change = (changes: Partial<CarSearch>) => replaceBy({ ...search, ...changes });
  /** No step of the history: Back leaves the list, and coming back shows as many cars as before. */
  const showPages = (pages: number) => {
    const next = writeCarSearch(search);
    next.set('page', String(pages));
    go(next, { replace: true });
  };

  return { search, ignored, page: readPage(shown.get('page')), change, replaceBy, showPages };
}

/** How many pages of cars are shown, counted from 1. */
function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}
