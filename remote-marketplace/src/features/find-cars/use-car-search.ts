import { useSearchParams } from 'react-router-dom';
import { readCarSearch, writeCarSearch, type CarSearch } from '../../lib/car-search';

/** The search in the address of the page, and how to change it. */
export function useCarSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { search, ignored } = readCarSearch(parameters);

  // Shown at once: as a transition, a checkbox would jump back until the list has been drawn.
  const replaceBy = (next: CarSearch) =>
    setParameters(writeCarSearch(next), { preventScrollReset: true, flushSync: true });
  /** One step of the history for each change, so that Back undoes exactly it; the page stays where it is. */
  const change = (changes: Partial<CarSearch>) => replaceBy({ ...search, ...changes });
  /** No step of the history: Back leaves the list, and coming back shows as many cars as before. */
  const showPages = (pages: number) => {
    const next = writeCarSearch(search);
    next.set('page', String(pages));
    setParameters(next, { replace: true, preventScrollReset: true });
  };

  return { search, ignored, page: readPage(parameters.get('page')), change, replaceBy, showPages };
}

/** How many pages of cars are shown, counted from 1. */
function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}
