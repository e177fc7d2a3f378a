import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { CarPhoto, RetryNotice, SlowNote } from '@drove/shared-ui';
import { carSearchOptions, PAGE_SIZE, type CarCard as Card } from './api/car-search';
import { ANY_CAR, pressedCard } from '../../lib/pressed-card';
import { FailedInPlace } from '../../ui/failed-in-place';
import { CarCard, CarCardSkeleton } from './car-card';
import { NoCars } from './no-cars';
import { carResultsLabels, ignoredParametersLabels } from './result-labels';
import type { useCarSearch } from './use-car-search';

const sizes = '(min-width: 80rem) 19rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';
const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** Cars that match, as many pages of them as were requested. */
export function CarResults({ searching }: { searching: ReturnType<typeof useCarSearch> }) {
  const { ignored, change, replaceBy, showPages } = searching;
  // What was pressed shows at once; the cars that it leaves are drawn when there is time.
  const search = useDeferredValue(searching.search);
  const page = useDeferredValue(searching.page);
  const query = useInfiniteQuery(carSearchOptions(useApi(), search, page));
  // So are those that arrive: a query's answer is otherwise drawn in one task.
  const pages = useDeferredValue(query.data?.pages);

  if (query.isError && !query.data) {
    return (
      <FailedInPlace place={<Places count={6} />}>
        <RetryNotice
          heading={carResultsLabels.notLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </FailedInPlace>
    );
  }

  if (!pages) return <Skeletons count={6} />;

  const [first] = pages;
  const cars = distinct(pages.flatMap((each) => each.cars));
  return (
    <div className="grid gap-5">
      <IgnoredParameters names={ignored} reasons={first?.dropped ?? {}} />
      {cars.length === 0 ? (
        <NoCars
          search={search}
          isPlaceUnknown={first?.places.length === 0}
          onChange={change}
          onStartAnew={replaceBy}
        />
      ) : (
        <ul className={grid}>
          {cars.map((car, index) => (
            <li key={car.car_uuid}>
              <CarCard
                car={car}
                period={search.period}
                sizes={sizes}
                when={index === 0 ? 'first' : index < 3 ? 'soon' : 'later'}
              />
            </li>
          ))}
        </ul>
      )}
      {query.isFetchingNextPage && <Skeletons count={3} />}
      {query.isFetchNextPageError && (
        <RetryNotice
          heading={carResultsLabels.moreNotLoaded}
          error={query.error}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <button
          type="button"
          className="btn mx-auto btn-outline"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => {
            if (query.isFetchingNextPage) return;
            void query.fetchNextPage();
            showPages(Math.ceil(cars.length / PAGE_SIZE) + 1);
          }}
        >
          {carResultsLabels.showMore}
        </button>
      )}
    </div>
  );
}

/** A car that moved in the order between two requests is on both pages. */
function distinct(cars: Card[]): Card[] {
  return [...new Map(cars.map((car) => [car.car_uuid, car])).values()];
}

function Skeletons({ count }: { count: number }) {
  return (
    <div role="status" data-waiting-view="data" className="relative">
      <span className="sr-only">{carResultsLabels.loading}</span>
      <SlowNote />
      <Places count={count} />
    </div>
  );
}

function Places({ count }: { count: number }) {
  const { photo = null } = pressedCard(ANY_CAR) ?? {};
  const first = photo && (
    <CarPhoto photo={photo} sizes={sizes} when="first" alt="" className="h-full w-full" />
  );
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <CarCardSkeleton key={index} photo={index === 0 && first} />
      ))}
    </div>
  );
}

interface IgnoredParametersProps {
  /** Parameters of the address that made no sense here. */
  names: string[];
  /** Those that the API refused, with what it said. */
  reasons: Record<string, string>;
}

/** Says which parts of a link were left out of the search, and why. */
function IgnoredParameters({ names, reasons }: IgnoredParametersProps) {
  const parts = [...new Set(names.map((name) => ignoredParametersLabels.parts[name] ?? name))];
  const sentences = [...new Set(Object.values(reasons))];
  if (parts.length === 0 && sentences.length === 0) return null;

  return (
    <div role="status" className="alert alert-warning alert-soft">
      <p>
        <span>{parts.length > 0 && ignoredParametersLabels.leftOut(parts)}</span>
        <span>{sentences.length > 0 && ignoredParametersLabels.refused(sentences.join(' '))}</span>
      </p>
    </div>
  );
}
