import { HomeHero } from '../features/home/home-hero';
import { HowItWorks } from '../features/home/how-it-works';
import { OwnerInvitation } from '../features/home/owner-invitation';
import { Promises } from '../features/home/promises';

/** What the marketplace is, and the ways into it. */
export function HomeScreen() {
  return (
    <>
      <HomeHero />
      <HowItWorks />
      <Promises />
      <OwnerInvitation />
    </>
  );
}
