import { ComingPage } from '../ui/coming-page';

/** One car, and what is needed to reserve it. */
export function CarDetailsScreen() {
  return (
    <ComingPage
      heading="Car details"
      purpose="Everything about one car, and the form that reserves it for your days."
      plans={[
        'Look at its photos, its facts and the rules of its owner.',
        'Choose free days in its calendar and read the price line by line.',
        'Reserve it: nobody else can take it while you pay.',
      ]}
      way={{ to: '/carlisting', label: 'See all cars' }}
    />
  );
}
