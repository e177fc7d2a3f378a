import { Favourites } from '../features/find-cars/favourites';
import { favouritesLabels } from '../features/find-cars/labels';

/** The cars that a person has marked with a heart, signed in or not. */
export function FavouritesScreen() {
  return (
    <article className="mx-auto min-h-dvh max-w-7xl px-4 py-8 sm:px-6">
      <h1 className="mb-5 text-3xl font-bold tracking-tight">{favouritesLabels.heading}</h1>
      <Favourites />
    </article>
  );
}
