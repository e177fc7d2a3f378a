import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCarSearch, writeCarSearch, type CarSearch } from '../../lib/car-search';

/** The search in the address of the page, and how to change it. */
export function useCarSearch() {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  // The router draws a new address when there is time for it. Until then this is what was asked for, or a checkbox
  // would jump back under the finger.
  const [asked, setAsked] = useState<{ from: string; parameters: URLSearchParams }>();
  if (asked && asked.from !== address) setAsked(undefined);
  // Back before the new address was drawn leads to the one still drawn: nothing else would tell that it was given up.
  useEffect(() => {
    const giveUp = () => setAsked(undefined);
    window.addEventListener('popstate', giveUp);
    return () => window.removeEventListener('popstate', giveUp);
  }, []);
  const shown = asked?.from === address ? asked.parameters : parameters;
  const { search, ignored } = readCarSearch(shown);

  const go = (next: URLSearchParams, options: { replace: boolean }) => {
    if (next.toString() === shown.toString()) return;
    setAsked({ from: address, parameters: next });
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
