import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDay } from '@drove/shared-ui/formats';
import { myCarsOptions, type OwnCar } from './api/my-cars';
import { myDraftsLabels } from './labels';

interface MyDraftsProps {
  drafts: OwnCar[];
  linkTo: (car: OwnCar) => string;
}

/** The cars that were begun and never sent, here or on another device; undefined while they load. */
export function useDrafts({ isNeeded }: { isNeeded: boolean }): OwnCar[] | undefined {
  const { data, isPending } = useQuery({ ...myCarsOptions(useApi()), enabled: isNeeded });
  if (isPending && isNeeded) return undefined;
  return data?.filter(({ verification }) => verification === 'draft') ?? [];
}

/** The way to what was begun; nothing where nothing was. */
export function MyDrafts({ drafts, linkTo }: MyDraftsProps) {
  if (drafts.length === 0) return null;

  return (
    <section aria-labelledby="drafts" className="rounded-box border border-primary/40 bg-primary/8 p-5">
      <h2 id="drafts" className="font-semibold">
        {myDraftsLabels.heading}
      </h2>
      <ul className="mt-2 grid gap-1">
        {drafts.map((car) => (
          <li key={car.car_uuid}>
            <Link to={linkTo(car)} className="link wrap-anywhere link-primary">
              {[car.make, car.model, car.year].filter(Boolean).join(' ') || myDraftsLabels.unnamed}
            </Link>{' '}
            <span className="text-sm text-base-content/75">
              {myDraftsLabels.lastChanged(formatDay(car.updated_at.slice(0, 10)))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
