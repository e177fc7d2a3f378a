import { useNavigate } from 'react-router-dom';
import { FeaturedCars } from '../features/find-cars/featured-cars';
import { SearchForm } from '../features/find-cars/search-form';
import { HomeHero } from '../features/home/home-hero';
import { HowListingWorks, HowRentingWorks } from '../features/home/how-it-works';
import { OwnerInvitation } from '../features/home/owner-invitation';
import { Promises } from '../features/home/promises';
import { emptySearch, writeCarSearch } from '../lib/car-search';

/** What the marketplace is, the search, and the ways into the rest. */
export function HomeScreen() {
  const navigate = useNavigate();
  return (
    <>
      <HomeHero
        search={
          <SearchForm
            onSearch={(wanted) =>
              void navigate(`/carlisting?${writeCarSearch({ ...emptySearch, ...wanted }).toString()}`)
            }
          />
        }
      />
      <FeaturedCars />
      <HowRentingWorks />
      <Promises />
      <HowListingWorks />
      <OwnerInvitation />
    </>
  );
}
