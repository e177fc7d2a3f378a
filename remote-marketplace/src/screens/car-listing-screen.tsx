import { ComingPage } from '../ui/coming-page';

/** Cars for a place and a period. */
export function CarListingScreen() {
  return (
    <ComingPage
      heading="Find a car"
      purpose="All cars that are free for your trip, with the whole price for your days on every card."
      plans={[
        'Say where and when you need a car, and see only the ones that are free.',
        'Compare the total for your trip, with fees and taxes included.',
        'Narrow the list by seats, gearbox, fuel and price, and share it as a link.',
      ]}
      way={{ to: '/', label: 'Back to the home page' }}
    />
  );
}
