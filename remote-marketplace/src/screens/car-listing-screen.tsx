import { useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useScreenTitle } from '@drove/shared-auth';
import { usePlaceName } from '../api/places';
import { CarResults } from '../features/find-cars/car-results';
import { FilterChips } from '../features/find-cars/filter-chips';
import { FilterFields } from '../features/find-cars/filter-fields';
import { FilterSheet } from '../features/find-cars/filter-sheet';
import { ResultBar } from '../features/find-cars/result-bar';
import { carListingScreenLabels } from '../features/find-cars/result-labels';
import { SearchForm } from '../features/find-cars/search-form';
import { useCarSearch } from '../features/find-cars/use-car-search';
import { useMatches } from '../lib/use-matches';
import { periodQuery, type CarSearch } from '../lib/car-search';

/** Cars for a place and a period; the whole search is in the address of the page. */
export function CarListingScreen() {
  const searching = useCarSearch();
  const { search, change, replaceBy } = searching;
  const { place, period } = search;
  // Chips move the cars below them, and come with those.
  const settled = useDeferredValue(search);
  const results = useRef<HTMLElement>(null);
  const isBeside = useMatches('(min-width: 64rem)');
  const placeName = usePlaceName(place);
  useScreenTitle(placeName && carListingScreenLabels.carsIn(placeName));
  // Fewer cars are a shorter list: someone far down in it would be left below its end.
  const narrow = (changes: Partial<CarSearch>) => {
    change(changes);
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) {
      results.current?.scrollIntoView({ block: 'start' });
    }
  };

  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      {/* As high in every typeface: what is below would move by a pixel when the page's own arrives. */}
      <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-3xl font-bold tracking-tight">{carListingScreenLabels.heading}</h1>
        <Link to="/carlisting/favourites" className="link link-primary py-2 font-medium">
          {carListingScreenLabels.favourites}
        </Link>
      </div>
      <div className="mt-5">
        <SearchForm
          key={`${place ?? ''}${periodQuery(period)}`}
          initial={{ ...(placeName && { place: placeName }), ...(period && { period }) }}
          onSearch={(wanted) => change({ place: wanted.place, period: wanted.period })}
        />
      </div>
      {!period && <p className="mt-3 text-sm text-base-content/80">{carListingScreenLabels.datesHint}</p>}
      <div className="mt-8 grid gap-8 lg:grid-cols-[15rem_1fr]">
        <section
          aria-labelledby="filters"
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto overscroll-contain px-1 pb-6 lg:block"
        >
          <h2 id="filters" className="mb-3 text-lg font-semibold">
            {carListingScreenLabels.filters}
          </h2>
          <FilterFields search={search} isCounted={isBeside} onChange={narrow} />
        </section>
        <section
          ref={results}
          aria-labelledby="cars"
          className="grid min-w-0 scroll-mt-20 content-start gap-5"
        >
          <h2 id="cars" className="sr-only">
            {carListingScreenLabels.cars}
          </h2>
          <ResultBar
            search={search}
            onChange={narrow}
            filters={<FilterSheet search={search} onApply={replaceBy} />}
          />
          <FilterChips search={settled} onChange={narrow} />
          <CarResults searching={searching} />
        </section>
      </div>
    </div>
  );
}
