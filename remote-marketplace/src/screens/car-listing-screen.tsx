import { CarResults } from '../features/find-cars/car-results';
import { FilterChips } from '../features/find-cars/filter-chips';
import { FilterFields } from '../features/find-cars/filter-fields';
import { FilterSheet } from '../features/find-cars/filter-sheet';
import { ResultBar } from '../features/find-cars/result-bar';
import { SearchForm } from '../features/find-cars/search-form';
import { useCarSearch } from '../features/find-cars/use-car-search';
import { periodQuery } from '../lib/car-search';

/** Cars for a place and a period; the whole search is in the address of the page. */
export function CarListingScreen() {
  const searching = useCarSearch();
  const { search, change, replaceBy } = searching;
  const { place, period } = search;

  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <h1 className="text-3xl font-bold tracking-tight">Find a car</h1>
      <div className="mt-5">
        <SearchForm
          key={`${place ?? ''}${periodQuery(period)}`}
          initial={{ ...(place && { place }), ...(period && { period }) }}
          onSearch={(wanted) => change({ place: wanted.place, period: wanted.period })}
        />
      </div>
      {!period && (
        <p className="mt-3 text-sm text-base-content/80">
          Prices are for one day, fees and tax included. Choose dates to see only free cars and the total for
          your trip.
        </p>
      )}
      <div className="mt-8 grid gap-8 lg:grid-cols-[15rem_1fr]">
        <section aria-labelledby="filters" className="hidden lg:block">
          <h2 id="filters" className="mb-3 text-lg font-semibold">
            Filters
          </h2>
          <FilterFields search={search} onChange={change} />
        </section>
        <section aria-labelledby="cars" className="grid min-w-0 content-start gap-5">
          <h2 id="cars" className="sr-only">
            Cars
          </h2>
          <ResultBar
            search={search}
            onChange={change}
            filters={<FilterSheet search={search} onApply={replaceBy} />}
          />
          <FilterChips search={search} onChange={change} />
          <CarResults searching={searching} />
        </section>
      </div>
    </div>
  );
}
