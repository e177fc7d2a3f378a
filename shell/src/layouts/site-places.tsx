import { useAuth } from '@drove/shared-auth';
import { sitePlacesLabels } from './labels';
import { PlaceLink } from './place-link';
import { whoMay } from './who-may';

/** Where the header leads. Administrators list no cars, so they have no link to do so. */
export function SitePlaces({ className }: { className: string }) {
  const { session } = useAuth();
  const isAdmin = whoMay(session, 'administer');

  return (
    <ul className={className}>
      <li>
        <PlaceLink to="/" end>
          {sitePlacesLabels.home}
        </PlaceLink>
      </li>
      <li>
        <PlaceLink to="/carlisting">{sitePlacesLabels.findCar}</PlaceLink>
      </li>
      {!isAdmin && (
        <li>
          <PlaceLink to="/upload-car-page">{sitePlacesLabels.listYourCar}</PlaceLink>
        </li>
      )}
    </ul>
  );
}
